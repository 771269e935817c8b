import { fileURLToPath } from 'node:url';
import { readShop } from '@platine/api/shop/readShop.ts';
import type { FolderShop } from '@platine/api/shop/folderShop.ts';
import { createClient } from '@platine/domain/contract/client.ts';
import { samples } from '@platine/domain/contract/samples.testing.ts';
import { exampleShop } from '@platine/domain/shop/exampleShop.data.ts';
import { shopFactsOf } from '@platine/domain/shop/shop.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadRenderer } from '../entry-server.tsx';
import { messagesAddresses } from './addedMessages.ts';
import { openStorefront } from './openStorefront.testing.ts';

const dutchShop = readShop(fileURLToPath(new URL('../../../../examples/sluis', import.meta.url)));
const address = messagesAddresses(dutchShop.translations ?? {}).NL ?? '';

let shop: Awaited<ReturnType<typeof openStorefront>>;
beforeAll(async () => {
  shop = await openStorefront({ currentShop: () => dutchShop });
});
afterAll(() => shop.close());

test('record 0160: the words of an added language are a module that browsers keep for ever', async () => {
  expect(address).toMatch(/^\/assets\/messages-nl-[\w-]{10}\.js$/);
  const response = await fetch(shop.origin + address, { headers: { 'accept-encoding': 'br' } });
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  const text = await response.text();
  const module: unknown = await import(`data:text/javascript,${encodeURIComponent(text)}`);
  expect(module).toMatchObject({ default: { 'header.cart': [{ value: 'Winkelwagen' }] } });
});

test.each(['/assets/messages-nl-0123456789.js', '/assets/messages-en-0123456789.js'])(
  '%s is not there',
  async (path) => {
    expect((await fetch(shop.origin + path)).headers.get('content-type')).not.toContain('javascript');
  },
);

describe('record 0160: a page in a language that the shop’s folder adds', () => {
  const client = createClient(async (name) => ({ SUCCESSFUL: true, DATA: samples[name].response }));
  const addedMessages = { NL: address };

  async function render(
    path: string,
    { languages, translations = {} }: Pick<FolderShop, 'languages' | 'translations'>,
  ) {
    const settings = { shop: { ...shopFactsOf(exampleShop), languages }, versionInterval: 7000, addedMessages };
    const open = await loadRenderer({ settings: () => settings, translations: () => translations, client });
    const url = new URL(`https://shop.example${path}`);
    const asked = { acceptLanguage: 'fr', fromElsewhere: false, hasSession: true, refusedForm: null };
    const opened = await open({ ...asked, url, client });
    const page = 'render' in opened ? await opened.render() : opened;
    if (!('body' in page)) throw new Error('The page leads elsewhere.');
    return page;
  }

  test('has its words, its alternates and the address of its messages', async () => {
    const page = await render('/contact?lang=nl', dutchShop);
    expect(page).toMatchObject({ language: 'NL', addedModules: [address] });
    expect(page.head).toContain('hreflang="nl" href="https://shop.example/contact?lang=nl"');
    expect(page.body.join('')).toContain('Winkelwagen');
  });

  test('its other languages are as before', async () => {
    expect(await render('/contact?lang=de', dutchShop)).toMatchObject({ language: 'DE', addedModules: [] });
  });

  test('is not there in a shop without it', async () => {
    const page = await render('/contact?lang=nl', exampleShop);
    expect(page).toMatchObject({ language: 'EN', addedModules: [] });
    expect(page.head).not.toContain('hreflang="nl"');
  });
});
