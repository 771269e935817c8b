import { samples } from '@platine/domain/contract/samples.testing.ts';
import type { Client } from '@platine/domain/contract/client.ts';
import { createClient } from '@platine/domain/contract/client.ts';
import { afterEach, expect, test } from 'vitest';
import { noApi, openStorefront } from './openStorefront.testing.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

const [product] = samples.loadProducts.response.PRODUCTS;

/** A catalogue without end, whose products come when `release` is called; from `failing` products on it is away. */
function slowCatalogue(failing = Infinity) {
  const waiting: (() => void)[] = [];
  const client: Client = createClient(async (name, request) => {
    const { response } = samples[name];
    if (!('SKIP' in request)) return { SUCCESSFUL: true, DATA: { ...response, CHILDREN: [] } };
    await new Promise<void>((resolve) => waiting.push(resolve));
    if (request.SKIP >= failing) throw new Error('away');
    return {
      SUCCESSFUL: true,
      DATA: { ...response, LOADED: [product], PRODUCTS: Array.from({ length: 100 }, () => 7) },
    };
  });
  const release = () => {
    for (const go of waiting.splice(0)) go();
  };
  return { client, release };
}

async function open(client: Client) {
  const { origin, close } = await openStorefront({
    api: { ...noApi, forCaller: () => ({ client, cookies: () => [] }) },
  });
  closing.push(close);
  return (name: string, signal?: AbortSignal) => fetch(`${origin}/feed/${name}`, signal && { signal });
}

test('two feeds are written at once; a third is told to come back, until one ends', async () => {
  const { client, release } = slowCatalogue();
  const get = await open(client);
  const left = new AbortController();
  const answers = await Promise.all([get('products-en.xml', left.signal), get('products-de.xml')]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const third = await get('products-fr.xml');
  expect([third.status, third.headers.get('retry-after')]).toEqual([503, '5']);
  left.abort();
  await expect
    .poll(async () => {
      // A call that is under way is not broken off: the feed ends with it.
      release();
      return (await get('products-fr.xml')).status;
    })
    .toBe(200);
  expect((await get('products-fr.xml')).status).toBe(503);
});

test('a feed that cannot be read to its end breaks off, and is not kept open', async () => {
  const { client, release } = slowCatalogue(100);
  const get = await open(client);
  const answer = await get('products-en.xml');
  const text = answer.text();
  const releasing = setInterval(release, 5);
  await expect(text).rejects.toThrow();
  clearInterval(releasing);
  const again = await Promise.all([get('products-en.xml'), get('products-de.xml')]);
  expect(again.map(({ status }) => status)).toEqual([200, 200]);
});

test('a catalogue that is away is no feed', async () => {
  const get = await open(async () => ({ kind: 'network' }));
  expect((await get('products-en.xml')).status).toBe(503);
  expect((await get('products-en.xml')).status).toBe(503);
  expect((await get('products-en.xml')).status).toBe(503);
});
