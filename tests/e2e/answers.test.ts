import { toHttp } from '@platine/domain/contract/call.ts';
import { calls } from '@platine/domain/contract/calls.ts';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Shop } from './shop.ts';
import { startShop, temporaryFolder } from './shop.ts';

/** The server's raw answers, before a browser repairs or follows them. */
let shop: Shop;
const closing: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  const folder = await temporaryFolder();
  closing.push(folder.dispose);
  shop = await startShop({ DATA_DIR: folder.path });
  closing.push(() => shop.stop());
}, 180_000);

afterAll(async () => {
  for (const close of closing.toReversed()) await close();
});

const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(shop.origin + path, { headers, redirect: 'manual' });

/** The cookie of a new shopper with one product in the cart, put there by the form that works without a script. */
async function shopperWithCart(): Promise<Record<string, string>> {
  const answer = await fetch(`${shop.origin}/shopping_cart/add`, {
    method: 'POST',
    headers: { origin: shop.origin },
    body: new URLSearchParams({ SKU: '193004', AMOUNT: '1' }),
    redirect: 'manual',
  });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/shopping_cart']);
  const [cookie = ''] = answer.headers.getSetCookie();
  return { cookie: cookie.split(';')[0] ?? '' };
}

/** The same, who orders as a guest and stands at the checkout's addresses and methods. */
async function guestAtCheckout(): Promise<Record<string, string>> {
  const shopper = await shopperWithCart();
  const { method, url, headers, body = null } = toHttp(calls.updateEmail, { EMAIL: 'ada@example.com' });
  const sent = { ...headers, ...shopper, origin: shop.origin, 'content-type': 'application/json' };
  expect((await fetch(shop.origin + url, { method, headers: sent, body })).status).toBe(200);
  return shopper;
}

describe('pages that lead elsewhere (D25)', () => {
  test.each(['/checkout_type', '/checkout', '/checkout_summary'])(
    'without goods %s leads to the cart, by an answer that nobody keeps',
    async (path) => {
      const answer = await ask(path);
      expect([answer.status, answer.headers.get('location')]).toEqual([302, '/shopping_cart']);
      expect(answer.headers.get('cache-control')).toBe('private, no-store');
      expect(await answer.text()).toBe('');
    },
  );

  test('with goods, who has not said who they are is asked first', async () => {
    const shopper = await shopperWithCart();
    const answer = await ask('/checkout_summary', shopper);
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/checkout_type']);
    expect((await ask('/checkout_type', shopper)).status).toBe(200);
  });
});

/** A crawler may read no script: what the server sends has to say it. */
describe('what search engines may list (D24)', () => {
  test.each([
    ['/product/193038', 200, true],
    ['/product/5', 404, false],
    ['/nowhere', 404, false],
    ['/search?q=klots', 200, false],
    ['/shopping_cart', 200, false],
  ])('%s', async (path, status, listed) => {
    const answer = await ask(path);
    const html = await answer.text();
    expect(answer.status).toBe(status);
    expect(html.includes('<meta name="robots" content="noindex">')).toBe(!listed);
    expect(html.includes('<link rel="canonical"')).toBe(listed);
  });
});

/** Rules of the HTML standard and of accessibility. React decides the spelling of tags, which is valid either way. */
const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:standard', 'html-validate:a11y'],
    rules: {
      // A list drawn without marks is no list to Safari's screen reader unless its role says so.
      'no-redundant-role': 'off',
    },
  }),
);

async function complaints(path: string, headers: Record<string, string> = {}): Promise<string[]> {
  const answer = await ask(path, headers);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  const { results } = await validator.validateString(await answer.text(), path);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId} at ${selector}: ${message}`),
  );
}

describe('an HTML validator finds nothing to mend', () => {
  test.each([
    ['start', '/'],
    ['category', '/category/1.2.1'],
    ['new products', '/new_products'],
    ['product', '/product/193038'],
    ['search', '/search?q=klots'],
    ['manufacturers', '/manufacturers'],
    ['content', '/shipping_costs'],
    ['contact', '/contact'],
    ['empty cart', '/shopping_cart'],
  ])('%s', async (_, path) => {
    expect(await complaints(path)).toEqual([]);
  });

  test.each([
    ['filled cart', '/shopping_cart'],
    ['checkout, who orders', '/checkout_type'],
    ['product, for who has a cart', '/product/193038'],
  ])('%s', async (_, path) => {
    expect(await complaints(path, await shopperWithCart())).toEqual([]);
  });

  test('checkout, addresses and methods', async () => {
    expect(await complaints('/checkout', await guestAtCheckout())).toEqual([]);
  });

  test('the check itself finds what is wrong', async () => {
    const { valid } = await validator.validateString('<!doctype html><p><div></div></p>');
    expect(valid).toBe(false);
  });
});

test('a bookmark on a home screen has the shop’s name and icons', async () => {
  const html = await (await ask('/')).text();
  const [, manifest = ''] = /<link rel="manifest" href="([^"]+)">/.exec(html) ?? [];
  const [, touchIcon = ''] = /<link rel="apple-touch-icon" href="([^"]+)">/.exec(html) ?? [];
  const described = await (await ask(manifest)).text();
  expect(described).toContain('"name":"Platine"');
  const icons = [...described.matchAll(/"src":"([^"]+)"[^}]*"type":"([^"]+)"/g)].map(([, src = '', type = '']) => ({
    src,
    type,
  }));
  expect(icons).toHaveLength(3);
  for (const { src, type } of [...icons, { src: touchIcon, type: 'image/png' }]) {
    const icon = await ask(src);
    expect([icon.status, icon.headers.get('content-type')?.split(';')[0]], src).toEqual([200, type]);
  }
});
