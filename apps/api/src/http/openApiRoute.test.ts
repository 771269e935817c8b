import type { CallDescription } from '@platine/domain/contract/call.ts';
import { pathFields } from '@platine/domain/contract/call.ts';
import type { CallName } from '@platine/domain/contract/calls.ts';
import { callNames, calls } from '@platine/domain/contract/calls.ts';
import { openApiDocument } from '@platine/domain/contract/openApi/openApi.ts';
import { samples } from '@platine/domain/contract/samples.testing.ts';
import { shopVersion } from '@platine/domain/shop/version.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openApiErrors, openParts } from '../../testing/openApi.ts';
import { smallestValue } from '../../testing/smallestValue.ts';
import { testProduct, testSkus } from '../../testing/testCatalogue.ts';
import type { TestApp } from '../../testing/testApp.ts';
import { openTestApp, testOrigin } from '../../testing/testApp.ts';
import { openApiPath } from './openApiRoute.ts';

const document = openApiDocument({ version: shopVersion, origin: testOrigin });
const { partAt, errorsAt } = openParts(document);

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
});
afterAll(() => shop.close());

const json = ['content', 'application/json', 'schema'];
const operationOf = (name: CallName) => ['paths', calls[name].path, calls[name].method.toLowerCase()];
const bodyOf = (name: CallName) => [...operationOf(name), 'requestBody', ...json];
const responseOf = (name: CallName, status: number) => [...operationOf(name), 'responses', String(status), ...json];

describe('the document', () => {
  test('is answered as it is made, and is OpenAPI 3.1 by its own schema', async () => {
    expect((await shop.send('GET', openApiPath)).json).toEqual(document);
    expect(await openApiErrors(document)).toBeNull();
  });

  test('without a title is none', async () => {
    expect(await openApiErrors({ ...document, info: { version: '1' } })).not.toBeNull();
  });
});

describe.each(callNames)('%s', (name) => {
  const { method, path, headers = {} }: CallDescription = calls[name];
  const body = partAt(bodyOf(name));

  test('has the sample of the contract in its shapes, and no other', () => {
    const { request, response } = samples[name];
    const elsewhere = [...pathFields(path), ...Object.keys(headers)];
    const sent = Object.fromEntries(Object.entries(request).filter(([field]) => !elsewhere.includes(field)));
    if (body !== undefined) expect(errorsAt(bodyOf(name), sent)).toEqual([]);
    expect(errorsAt(responseOf(name, 200), { SUCCESSFUL: true, DATA: response })).toEqual([]);
    expect(errorsAt(responseOf(name, 200), { SUCCESSFUL: true })).not.toEqual([]);
  });

  test('answers a request that is made from the document as the document says', async () => {
    const url = path.replaceAll(/\{\w+\}/g, '1');
    const sent = method === 'POST' && body !== undefined ? { body: smallestValue(body) } : {};
    const answer = await shop.send(method, url, sent);
    expect(errorsAt(responseOf(name, answer.status), answer.json)).toEqual([]);
  });
});

test.each([
  ['up to 15 Ω', { MAX: 15 }, false],
  ['from 10 kΩ on', { MIN: 10_000 }, true],
  ['above 10 kΩ', { MIN: 10_000.1 }, false],
])('resistors %s that are in stock are found by a request as the document describes it', async (_, range, isFound) => {
  const [resistance] = testProduct(testSkus.plain).ATTRIBUTES;
  const FACETS = [
    { KEY: resistance?.KEY, ...range },
    { KEY: 'STOCK', VALUES: ['IN_STOCK'] },
  ];
  const sent = { q: '', VIEW: 'listing', SORT: 'RELEVANCE', FILTERS: { FACETS }, WITH_PRODUCTS: true };
  expect(errorsAt(bodyOf('search'), sent)).toEqual([]);
  const answer = await shop.send('POST', '/api/search', { body: sent });
  expect(errorsAt(responseOf('search', 200), answer.json)).toEqual([]);
  expect(answer.text.includes(`"PRODUCTS":[${testSkus.plain},`)).toBe(isFound);
});
