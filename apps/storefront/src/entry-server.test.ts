import type { CallName } from '@platine/domain/contract/calls.ts';
import { createClient } from '@platine/domain/contract/client.ts';
import type { ErrorClass } from '@platine/domain/contract/errors.ts';
import { samples } from '@platine/domain/contract/samples.testing.ts';
import type { RefusedForm } from '@platine/ui/queries/refusedForm.ts';
import { beforeAll, expect, test } from 'vitest';
import { loadRenderer } from './entry-server.tsx';
import type { OpenPage, PageRequest } from './server/renderedPage.ts';
import { exampleShop } from '@platine/domain/shop/exampleShop.data.ts';
import { shopFactsOf } from '@platine/domain/shop/shop.ts';

const settings = () => ({ shop: shopFactsOf(exampleShop), versionInterval: 7000, addedMessages: {} });
const translations = () => ({});

let open: OpenPage;
beforeAll(async () => {
  const client = createClient(() => Promise.reject(new Error('No call is made for nobody.')));
  open = await loadRenderer({ settings, translations, client });
}, 60_000);

/** Asks for a personal page, and renders it. */
async function render(
  request: Omit<PageRequest, 'hasSession' | 'refusedForm'>,
  refusedForm: RefusedForm | null = null,
) {
  const page = await open({ ...request, refusedForm, hasSession: true });
  return 'render' in page ? page.render() : page;
}

/** Opens a page of a shopper whose session is German; answers its language and the calls that it made. */
async function openInGerman(query: string, fromElsewhere: boolean) {
  const asked: CallName[] = [];
  const client = createClient(async (name) => {
    asked.push(name);
    const { response } = samples[name];
    const DATA = name === 'currentSession' ? { ...response, ACTIVE_LANGUAGE: 'DE' } : response;
    return { SUCCESSFUL: true, DATA };
  });
  const url = new URL(`https://shop.example/contact${query}`);
  const rendered = await render({ url, acceptLanguage: 'en', fromElsewhere, client });
  return { language: 'language' in rendered ? rendered.language : null, asked };
}

test.each([
  ['the shop or its own mail', '?lang=fr', false, 'FR', ['setActiveLanguage']],
  ['another site', '?lang=fr', true, 'FR', []],
  ['another site, without a language', '', true, 'DE', []],
  ['another site, in the language of the session', '?lang=de', true, 'DE', []],
] as const)(
  'D20: opened from %s as %s (%s), a page is %s and posts %j',
  async (_, query, elsewhere, language, posted) => {
    const { language: shown, asked } = await openInGerman(query, elsewhere);
    expect(shown).toBe(language);
    expect(asked.filter((name) => name.startsWith('set'))).toEqual(posted);
  },
);

test('D28: a page starts with the interval of the version check that the operator has set', async () => {
  const client = createClient(async (name) => ({ SUCCESSFUL: true, DATA: samples[name].response }));
  const url = new URL('https://shop.example/contact');
  const page = await render({ url, acceptLanguage: 'en', fromElsewhere: false, client });
  const state: unknown = JSON.parse('state' in page ? page.state.join('') : '{}');
  expect(state).toMatchObject({ versionInterval: 7000 });
});

test.each([
  ['asks', '', /<form[^>]*action="\/order\/link"[^>]*>.*name="SIGNATURE" value="old".*Send a new link/s],
  ['says that a new one is on its way', '&renewed=asked', /A new link is on its way/],
  ['says why it is not', '&renewed=ThrottledException', /role="alert".*Send a new link/s],
])('D7: the page of an ended link to an order works without script: it %s', async (_, query, shown) => {
  const client = createClient(async (name) =>
    name === 'orderByNumber'
      ? { SUCCESSFUL: false, ERROR_CLASS: 'OrderLinkEndedException', ERROR: '' }
      : { SUCCESSFUL: true, DATA: samples[name].response },
  );
  const url = new URL(`https://shop.example/order/2026-1?signature=old${query}`);
  const page = await render({ url, acceptLanguage: 'en', fromElsewhere: false, client });
  if (!('body' in page)) throw new Error('The page leads elsewhere.');
  expect(page.status).toBe(404);
  expect(page.body.join('')).toMatch(shown);
});

test('CRD art. 11a: a form that was not taken comes back with its entries, which no address has', async () => {
  const client = createClient(async (name) => ({ SUCCESSFUL: true, DATA: samples[name].response }));
  const url = new URL('https://shop.example/withdrawal?lang=en');
  const entries = { NAME: 'Ada Weber', ORDER_NUMBER: '2026-1', EMAIL: 'ada', WHAT: 'part', GOODS: 'A board' };
  const request = { url, acceptLanguage: 'en', fromElsewhere: false, client };
  const page = await render(request, { entries, fields: ['EMAIL'], failure: null });
  if (!('body' in page)) throw new Error('The page leads elsewhere.');
  const html = page.body.join('');
  for (const entry of ['value="Ada Weber"', 'value="2026-1"', 'value="ada"', '>A board</textarea>'])
    expect(html).toContain(entry);
  expect(html).toMatch(/id="EMAIL"[^>]*aria-invalid="true"/);
  expect(page.state.join(''), 'for hydration').toContain('"GOODS":"A board"');
  expect(page.head).not.toContain('Ada');
});

/** Answers every call with its sample, but one with a failure, or null: not at all. */
const sampleBut = (but: CallName, failure: ErrorClass | null) =>
  createClient(async (name) => {
    if (name !== but) return { SUCCESSFUL: true, DATA: samples[name].response };
    if (failure === null) throw new TypeError('fetch failed');
    return { SUCCESSFUL: false, ERROR_CLASS: failure, ERROR: '' };
  });
const product = (failure: ErrorClass | null) => ['/product/193021', sampleBut('loadProducts', failure)] as const;
const category = (failure: ErrorClass | null) => ['/category/1.2.2.1', sampleBut('category', failure)] as const;

test.each([
  ['cannot be read', ...product(null), 503, 'This page cannot be shown at present'],
  ['is not there', ...product('ProductNotFoundException'), 410, 'Product no longer available'],
  ['cannot be read', ...category(null), 503, 'This page cannot be shown at present'],
  ['is not there', ...category('CategoryNotFoundException'), 404, 'Page not found'],
] as const)('D24: the page of what %s (%s)', async (_, path, client, status, title) => {
  const openReading = await loadRenderer({ settings, translations, client });
  const url = new URL(`https://shop.example${path}?lang=en`);
  const request = { url, acceptLanguage: 'en', fromElsewhere: false, client, hasSession: true, refusedForm: null };
  const opened = await openReading(request);
  const page = 'render' in opened ? await opened.render() : opened;
  if (!('body' in page)) throw new Error('The page leads elsewhere.');
  expect([page.status, /<title>(.*?)<\/title>/.exec(page.head)?.[1]]).toEqual([status, `${title} – Platine`]);
});
