import { calls } from '@platine/domain/contract/calls.ts';
import type { CallName } from '@platine/domain/contract/calls.ts';
import { toHttp } from '@platine/domain/contract/call.ts';
import type { RequestOf } from '@platine/domain/contract/schemas.ts';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { copyOf } from './data.ts';
import type { Shop } from './shop.ts';
import { startShop } from './shop.ts';

/** Pages are kept for everybody of a segment: what one shopper has must not reach another. */
let shop: Shop;
const closing: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  const data = await copyOf(inject('prepared'));
  closing.push(data.dispose);
  shop = await startShop(data.settings);
  closing.push(() => shop.stop());
}, 180_000);

afterAll(async () => {
  for (const close of closing.toReversed()) await close();
});

const count = 200;
const settings = [
  { COUNTRY: 'LU', CUSTOMER_TYPE: 'PRIVATE' },
  { COUNTRY: 'DE', CUSTOMER_TYPE: 'PRIVATE' },
  { COUNTRY: 'CH', CUSTOMER_TYPE: 'COMPANY' },
] as const;
const addresses = ['/', '/product/193038', '/category/1.2.1', '/search?q=resistor', '/new_products', '/shipping_costs'];
/** A product that a cart takes any number of, in steps of five. */
const sold = { sku: 1085014, step: 5 };

type Shopper = {
  readonly number: number;
  readonly email: string;
  readonly cookie: string;
  readonly setting: (typeof settings)[number];
};

const emailOf = (number: number) => `shopper${number}@example.org`;

/** A guest with an e-mail, as many steps of pieces in the cart as their number, and a country of their own. */
async function makeShopper(number: number): Promise<Shopper> {
  let cookie = '';
  const call = async <Name extends CallName>(name: Name, request: RequestOf<Name>) => {
    const { method, url, headers, body = null } = toHttp(calls[name], request);
    const sent = { ...headers, cookie, origin: shop.origin, 'content-type': 'application/json' };
    const answer = await fetch(shop.origin + url, { method, headers: sent, body });
    expect([name, await answer.json()]).toMatchObject([name, { SUCCESSFUL: true }]);
    cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
  };
  const setting = settings[number % settings.length] ?? settings[0];
  const email = emailOf(number);
  await call('cartAddPosition', { SKU: sold.sku, AMOUNT: number * sold.step });
  await call('setCustomerData', setting);
  await call('updateEmail', { EMAIL: email });
  return { number, email, cookie, setting };
}

async function page(path: string, headers: Readonly<Record<string, string>> = {}): Promise<string> {
  const answer = await fetch(shop.origin + path, { headers: { 'accept-language': 'en', ...headers } });
  expect([path, answer.status]).toEqual([path, 200]);
  return answer.text();
}

const emailsIn = (html: string) => [...new Set(html.match(/shopper\d+@example\.org/g))];
const piecesIn = (html: string) => /href="\/shopping_cart".*?>([\d,]+) pieces</s.exec(html)?.[1]?.replace(',', '');

describe('two hundred shoppers', () => {
  let shoppers: Shopper[];

  beforeAll(async () => {
    shoppers = [];
    const numbers = Array.from({ length: count }, (_, index) => index + 1);
    for (let first = 0; first < count; first += 20)
      shoppers.push(...(await Promise.all(numbers.slice(first, first + 20).map(makeShopper))));
  }, 120_000);

  test('at once each see their own e-mail and cart, and the prices of their country', async () => {
    const seen = await Promise.all(
      shoppers.map(async (shopper, index) => {
        const pages: string[] = [];
        for (const turn of addresses.keys())
          pages.push(await page(addresses[(index + turn) % addresses.length] ?? '/', { cookie: shopper.cookie }));
        return { shopper, pages };
      }),
    );
    for (const { shopper, html } of seen.flatMap(({ shopper, pages }) => pages.map((html) => ({ shopper, html })))) {
      expect(emailsIn(html)).toEqual([shopper.email]);
      expect(piecesIn(html)).toBe(String(shopper.number * sold.step));
      const { COUNTRY, CUSTOMER_TYPE } = shopper.setting;
      const told = { LU: 'delivery to Luxembourg', DE: 'delivery to Germany', CH: 'delivery to Switzerland' }[COUNTRY];
      expect(html).toContain(`${CUSTOMER_TYPE === 'COMPANY' ? 'Company' : 'Private'} · ${told}`);
    }
  }, 120_000);

  test('leave nothing in the pages of a visitor', async () => {
    for (const address of addresses) {
      const html = await page(address);
      expect(emailsIn(html)).toEqual([]);
      expect(html).toContain('delivery to Luxembourg');
      expect(piecesIn(html)).toBeUndefined();
    }
  });
});

describe('a page that is kept cannot be poisoned', () => {
  const mark = 'poison.example';
  test.each<[string, string, Readonly<Record<string, string>>]>([
    ['a parameter', `/faq?utm_source=${mark}&"><script>${mark}`, {}],
    ['the host that a proxy names', '/faq', { 'x-forwarded-host': mark, forwarded: `host=${mark}` }],
    ['another path in a header', '/faq', { 'x-original-url': `/${mark}`, 'x-rewrite-url': `/${mark}` }],
    ['the scheme and the port', '/faq', { 'x-forwarded-proto': mark, 'x-forwarded-port': mark }],
    ['a cookie of another name', '/faq', { cookie: `name=${mark}; cm=${mark}` }],
    ['the language', '/faq', { 'accept-language': `en-${mark}` }],
    ['the origin and the referrer', '/faq', { referer: `https://${mark}/`, 'user-agent': mark }],
    ['a session that does not exist', '/faq', { cookie: `platine_session=${'a'.repeat(43)}; name=${mark}` }],
  ])('by %s', async (_, path, headers) => {
    const [first] = [await page(path, headers), await page('/faq')];
    const clean = await page('/faq', { 'accept-encoding': 'identity' });
    expect(first).not.toContain(mark);
    expect(clean).not.toContain(mark);
  });

  test('by the host that is asked', async () => {
    const { request } = await import('node:http');
    const { hostname, port } = new URL(shop.origin);
    const status = await new Promise((resolve, reject) => {
      request({ hostname, port, path: '/legal', headers: { host: mark } }, (answer) => {
        answer.resume().once('end', () => resolve(answer.statusCode));
      })
        .once('error', reject)
        .end();
    });
    expect(status).toBe(200);
    expect(await page('/legal')).not.toContain(mark);
  });
});
