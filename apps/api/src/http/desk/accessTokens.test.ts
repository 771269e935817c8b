import { eq } from 'drizzle-orm';
import type { CallDescription } from '@platine/domain/contract/call.ts';
import { toHttp } from '@platine/domain/contract/call.ts';
import type { DeskCallName } from '@platine/domain/contract/desk/deskCalls.ts';
import { deskCallNames, deskCalls } from '@platine/domain/contract/desk/deskCalls.ts';
import { deskFiles } from '@platine/domain/contract/desk/deskFiles.ts';
import { deskOpenApiDocument } from '@platine/domain/contract/desk/deskOpenApi.ts';
import { shopVersion } from '@platine/domain/shop/version.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { typeOperator } from '../../../testing/deskBrowser.ts';
import { openApiErrors, openParts } from '../../../testing/openApi.ts';
import { smallestValue } from '../../../testing/smallestValue.ts';
import type { SendOptions, TestApp } from '../../../testing/testApp.ts';
import { openTestApp, testNow, testOrigin } from '../../../testing/testApp.ts';
import { testSkus } from '../../../testing/testCatalogue.ts';
import { accessTokens } from '../../db/deskSchema.ts';
import { products } from '../../db/schema.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
}, 60_000);
afterAll(() => shop.close());
beforeEach(async () => {
  shop.time.now = testNow;
  await shop.db.delete(accessTokens);
});

async function tokenFor(name: string, ...words: readonly string[]): Promise<string> {
  const said = await typeOperator(shop, 'token', name, ...words);
  return said.split('\n')[0] ?? '';
}

const bearing = (token: string): SendOptions => ({ headers: { authorization: `Bearer ${token}` } });

function ask(name: DeskCallName, request: Readonly<Record<string, unknown>>, options: SendOptions) {
  const { method, url, body } = toHttp(deskCalls[name], request);
  return shop.send(method, url, { ...(body !== undefined && { body }), ...options });
}

const counted = { LINES: [{ SKU: testSkus.plain, AMOUNT: 7 }] };
const statusOf = async (name: DeskCallName, token: string) => (await ask(name, counted, bearing(token))).status;

describe('a token', () => {
  test('does its tasks and no other, without a cookie', async () => {
    const token = await tokenFor('erp', '--may', 'catalogue');
    expect(await statusOf('deskUpdateStock', token)).toBe(200);
    expect(shop.lines).toContainEqual({ event: 'catalogue', kind: 'stock', by: 'erp', changed: 1, refused: 0 });
    const [row] = await shop.db.select().from(products).where(eq(products.sku, testSkus.plain));
    expect(row?.stockAmount).toBe(7);
    const refused = await ask('deskOrders', {}, bearing(token));
    expect([refused.status, refused.json]).toEqual([
      403,
      expect.objectContaining({ ERROR: 'erp may not do this: it needs "read".' }),
    ]);
  });

  test('signs nobody in', async () => {
    const token = await tokenFor('erp', '--may', 'read,orders,catalogue,people,settings');
    for (const name of deskCallNames.filter((one) => deskCalls[one].task === null))
      expect((await ask(name, {}, bearing(token))).status, name).toBe(403);
  });

  test('opens nothing when it is forged, and to a forged key no call exists', async () => {
    const [key = '', secret = ''] = (await tokenFor('erp', '--may', 'catalogue')).split('.');
    const other = 'x'.repeat(43);
    expect(await statusOf('deskUpdateStock', `${key}.${other}`)).toBe(401);
    const unknown = await shop.send('POST', '/desk/api/x', { body: counted, ...bearing(`${other}.${secret}`) });
    for (const forged of [`${other}.${secret}`, other, `${other}.`, '.']) {
      const { status, text } = await ask('deskUpdateStock', counted, bearing(forged));
      expect([status, text], forged).toEqual([404, unknown.text]);
    }
  });

  test('ends on its day, and when it is taken away', async () => {
    const token = await tokenFor('erp', '--may', 'catalogue', '--days', '2');
    shop.time.now = new Date(testNow.getTime() + 2 * 86_400_000 - 1);
    expect(await statusOf('deskUpdateStock', token)).toBe(200);
    shop.time.now = new Date(testNow.getTime() + 2 * 86_400_000);
    expect(await statusOf('deskUpdateStock', token)).toBe(401);
    const next = await tokenFor('feed', '--may', 'catalogue');
    expect(await typeOperator(shop, 'remove', 'Feed')).toBe('Feed is removed.');
    expect(await statusOf('deskUpdateStock', next)).toBe(401);
  });

  test('does nothing that another site begins', async () => {
    const { headers } = bearing(await tokenFor('erp', '--may', 'catalogue'));
    const sent = { headers: { ...headers, Origin: 'https://elsewhere.example' } };
    expect((await ask('deskUpdateStock', counted, sent)).status).toBe(403);
  });

  test('is shown once and kept as a hash; its use is seen by the hour', async () => {
    const token = await tokenFor('erp', '--may', 'catalogue', '--days', '30');
    expect(await typeOperator(shop, 'list')).toContain('erp: a program that may do catalogue; valid until 2026-');
    expect(await typeOperator(shop, 'list')).toContain('not used yet');
    await statusOf('deskUpdateStock', token);
    const said = await typeOperator(shop, 'list');
    expect(said).toMatch(/last used on 2026-/);
    const [row] = await shop.db.select().from(accessTokens);
    for (const text of [said, JSON.stringify(row)]) expect(text).not.toContain(token.split('.')[1]);
  });

  test('has a name that no operator has, so that histories tell them apart', async () => {
    await typeOperator(shop, 'add', 'anna', '--role', 'read');
    expect(await typeOperator(shop, 'token', 'Anna', '--may', 'read')).toContain(
      'There is an operator or a program Anna',
    );
    await tokenFor('erp', '--may', 'read');
    expect(await typeOperator(shop, 'add', 'ERP', '--role', 'read')).toContain('There is an operator or a program ERP');
  });
});

describe('the document of the calls', () => {
  const document = deskOpenApiDocument({ version: shopVersion, origin: testOrigin });
  const { partAt, errorsAt } = openParts(document);
  const path = deskFiles.deskOpenApi.path;

  test('is OpenAPI 3.1, and is there for those who may read alone', async () => {
    expect((await shop.send('GET', path, bearing(await tokenFor('erp', '--may', 'read')))).json).toEqual(document);
    expect(await openApiErrors(document)).toBeNull();
    expect((await shop.send('GET', path, bearing(await tokenFor('feed', '--may', 'catalogue')))).status).toBe(403);
    expect((await shop.send('GET', path)).status).toBe(404);
  });

  test('names the task of each call, and leaves out those that sign in', () => {
    expect(partAt(['paths', deskCalls.deskAct.path, 'post', 'security'])).toEqual([{ accessToken: ['orders'] }]);
    expect(partAt(['paths', deskCalls.deskSignIn.path])).toBeUndefined();
  });

  test.each(deskCallNames.filter((name) => deskCalls[name].task !== null))(
    '%s answers a request that is made from it as it says',
    async (name) => {
      const token = await tokenFor('erp', '--may', 'read,orders,catalogue,people');
      const { method, path: pattern }: CallDescription = deskCalls[name];
      const operation = ['paths', pattern, method.toLowerCase()];
      const json = ['content', 'application/json', 'schema'];
      const body = partAt([...operation, 'requestBody', ...json]);
      const sent = method === 'POST' && body !== undefined ? { body: smallestValue(body) } : {};
      const answer = await shop.send(method, pattern.replaceAll(/\{\w+\}/g, '1'), { ...sent, ...bearing(token) });
      expect(errorsAt([...operation, 'responses', String(answer.status), ...json], answer.json)).toEqual([]);
    },
  );
});
