import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ApiAccess } from './apiAccess.ts';
import { noApi, openStorefront } from './openStorefront.testing.ts';
import { createDeskSite, createStorefront } from './storefront.ts';

const key = 'the-key';
const api: ApiAccess = {
  ...noApi,
  deskDoor: {
    isOpen: async (headers) =>
      (headers.get('cookie') ?? '').includes(`desk=${key}`) || headers.get('authorization') === `Bearer ${key}`,
    enter: async (given) => (given === key ? `desk=${key}; Path=/desk` : null),
  },
  fetch: async () => new Response('a call of the desk'),
};

let shop: Awaited<ReturnType<typeof openStorefront>>;
let apart: typeof shop;
let own: typeof shop;
beforeAll(async () => {
  shop = await openStorefront({ api });
  const deskOrigin = 'http://desk.example';
  apart = await openStorefront({ api, port: { deskOrigin, site: createStorefront } });
  own = await openStorefront({ api, port: { deskOrigin, site: createDeskSite } });
});
afterAll(() => {
  for (const one of [shop, apart, own]) one.close();
});

/** The status, names of headers and text of an answer: all by which a visitor could tell that there is a desk. */
async function answerTo(path: string, headers: Record<string, string> = {}, at = shop) {
  const answer = await fetch(at.origin + path, { headers, redirect: 'manual' });
  const named = [...answer.headers.keys()].filter((name) => name !== 'date').toSorted();
  return { status: answer.status, named, text: await answer.text() };
}

const paths = ['/desk', '/desk/', '/desk/orders', '/desk/assets/entry.js', '/desk/api/today', '/desk/enter/wrong'];

describe('to a browser without the key, every page of the desk is an unknown path (record 0109)', () => {
  test.each(paths)('%s', async (path) => {
    for (const cookie of ['', 'platine_session=x', 'desk=wrong']) {
      const unknown = await answerTo(`/unknown${path}`, { cookie });
      expect(await answerTo(path, { cookie }), cookie).toEqual(unknown);
    }
  });
});

test('with the key there are its page and its calls, which no other site may frame or learn of', async () => {
  const headers = { cookie: `desk=${key}` };
  for (const path of ['/desk', '/desk/orders']) {
    const answer = await fetch(shop.origin + path, { headers });
    expect(await answer.text()).toBe('The desk');
    expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect([answer.headers.get('referrer-policy'), answer.headers.get('cache-control')]).toEqual([
      'no-referrer',
      'no-store',
    ]);
  }
  expect((await answerTo('/desk/api/today', headers)).text).toBe('a call of the desk');
});

test('a program with a token reaches the calls, and one with a wrong token nothing (record 0146)', async () => {
  expect((await answerTo('/desk/api/today', { authorization: `Bearer ${key}` })).text).toBe('a call of the desk');
  const wrong = { authorization: 'Bearer wrong' };
  expect(await answerTo('/desk/api/today', wrong)).toEqual(await answerTo('/unknown/desk/api/today', wrong));
});

test('the address of a link gives a browser the key, and a wrong one nothing', async () => {
  const right = await fetch(`${shop.origin}/desk/enter/${key}`);
  expect([await right.text(), right.headers.get('set-cookie')]).toEqual(['The desk', `desk=${key}; Path=/desk`]);
  expect((await fetch(`${shop.origin}/desk/enter/wrong`)).headers.get('set-cookie')).toBeNull();
});

describe('a desk with a port of its own (DESK_PORT)', () => {
  const headers = { cookie: `desk=${key}` };

  test.each(paths)('at the shop %s is an unknown path, with the key as well', async (path) => {
    const unknown = await answerTo(`/unknown${path}`, headers, apart);
    expect(await answerTo(path, headers, apart)).toEqual(unknown);
  });

  test('at its port are its page, its calls and the pictures of products', async () => {
    expect((await answerTo('/desk/orders', headers, own)).text).toBe('The desk');
    expect((await answerTo('/desk/api/today', headers, own)).text).toBe('a call of the desk');
    expect((await answerTo('/pictures/193000.svg', headers, own)).status).toBe(200);
  });

  test.each([...paths, '/product/193000?language=DE', '/api/session'])(
    'without the key %s leads to the shop from its port',
    async (path) => {
      const answer = await fetch(own.origin + path, { redirect: 'manual' });
      expect([answer.status, answer.headers.get('location')]).toEqual([302, `http://localhost${path}`]);
    },
  );

  test('forms and calls of the shop are not taken at its port', async () => {
    for (const path of ['/api/session/cart/add/position', '/shopping_cart/add', '/sandbox/pay'])
      expect((await fetch(own.origin + path, { method: 'POST' })).status, path).toBe(404);
  });
});
