import { createClient } from '@platine/domain/contract/client.ts';
import { samples } from '@platine/domain/contract/samples.testing.ts';
import type { SessionWire } from '@platine/domain/contract/schemas/session.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadRenderer } from '../entry-server.tsx';
import type { PageState } from '../pageState.ts';
import { isPageState } from '../pageState.ts';
import type { OpenPage, RenderedPage } from './renderedPage.ts';
import { exampleShop } from '@platine/domain/shop/exampleShop.data.ts';
import { shopFactsOf } from '@platine/domain/shop/shop.ts';

let open: OpenPage;
beforeAll(async () => {
  const settings = { shop: shopFactsOf(exampleShop), versionInterval: 7000, addedMessages: {} };
  open = await loadRenderer({ settings: () => settings, translations: () => ({}), client: clientOf(null) });
}, 60_000);

const { response: session } = samples.currentSession;
const { USER } = samples.login.response;
const institution = { ...USER, CUSTOMER: { ...USER.CUSTOMER, EDUCATIONAL_INSTITUTION: true } };

type Shopper = { readonly session: SessionWire; readonly user: typeof USER | null };

/** Shoppers of one segment after another, each with something of their own. */
const shoppers: Readonly<Record<string, Shopper>> = {
  'a guest with a cart': { session, user: null },
  'a guest with an empty cart': { session: { ...session, CART: { ...session.CART, POSITIONS: [] } }, user: null },
  'a company': { session: { ...session, CUSTOMER_TYPE: 'COMPANY', VATID: 'LU12345678' }, user: null },
  'a customer': { session: { ...session, EMAIL: USER.USER_ID }, user: USER },
  'a school': { session: { ...session, EMAIL: USER.USER_ID }, user: institution },
};

/** The calls of this shopper; those of the shop itself are without a shopper. */
const clientOf = (shopper: Shopper | null) =>
  createClient(async (name) => {
    if (shopper === null && /session|user|transaction|order/i.test(name))
      throw new Error(`${name} was made for nobody`);
    const own = { ...samples[name].response };
    if (name === 'currentSession') Object.assign(own, shopper?.session);
    if (name === 'currentUser') Object.assign(own, { USER: shopper?.user });
    return { SUCCESSFUL: true, DATA: own };
  });

async function render(address: string, shopper: Shopper) {
  const url = new URL(address, 'https://shop.example');
  const client = clientOf(shopper);
  const page = await open({
    url,
    acceptLanguage: 'de',
    fromElsewhere: false,
    hasSession: true,
    refusedForm: null,
    client,
  });
  if (!('render' in page)) throw new Error('The page leads elsewhere.');
  const rendered = await page.render();
  if (!('body' in rendered)) throw new Error('The page leads elsewhere.');
  return { page, rendered };
}

/** A message about a form makes a page personal. An empty one stands in the links to other languages alone. */
const personal = (address: string) => `${address}${address.includes('?') ? '&' : '?'}failed=`;

/** Product 7 is the sample's. */
const addresses = ['/', '/product/7', '/category/1.2.3', '/search?q=led', '/new_products', '/faq', '/nowhere'];

const filled = ([before, after]: RenderedPage['body'], own: string) => before + own + after;

function stateIn(json: string): PageState {
  const state: unknown = JSON.parse(json);
  if (!isPageState(state)) throw new Error('The state of the page is not readable.');
  return state;
}

describe.each(Object.entries(shoppers))('%s', (_, shopper) => {
  test.each(addresses)('gets the page %s of the segment as it would be drawn for them alone', async (address) => {
    const { page, rendered } = await render(address, shopper);
    const alone = await render(personal(address), shopper);
    if (page.of !== 'segment') throw new Error('The page is not shared.');
    expect(alone.page.of).toBe('shopper');
    expect(filled(rendered.body, page.own.cart)).toBe(alone.rendered.body.join('').replaceAll('failed=&amp;', ''));
    const shared = stateIn(filled(rendered.state, page.own.state));
    const whole = stateIn(alone.rendered.state.join(''));
    expect({ ...shared, queries: [] }).toEqual({ ...whole, queries: [] });
    expect(shared.queries).toEqual(expect.arrayContaining([...whole.queries]));
    expect(shared.queries).toHaveLength(whole.queries.length);
    for (const secret of [USER.USER_ID, USER.CONTACT.LASTNAME])
      expect([...rendered.body, ...rendered.state, rendered.head].join('')).not.toContain(secret);
  });
});

test('shoppers of one segment have one key, of others another; the address and the language are part of it', async () => {
  const keyOf = async (address: string, shopper: Shopper) => {
    const { page } = await render(address, shopper);
    return page.of === 'segment' ? page.key : null;
  };
  const keys = await Promise.all(Object.values(shoppers).map((shopper) => keyOf('/', shopper)));
  const [withCart, withoutCart, ...others] = keys;
  expect(withCart).toBe(withoutCart);
  expect(new Set([withCart, ...others]).size).toBe(4);
  const guest = { session, user: null };
  expect(await keyOf('/?utm_source=a', guest)).toBe(withCart);
  expect(await keyOf('/sale', guest)).not.toBe(withCart);
  expect(await keyOf('/', { ...guest, session: { ...session, ACTIVE_LANGUAGE: 'FR' } })).not.toBe(withCart);
});
