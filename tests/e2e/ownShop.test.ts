import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseDeskResponse } from '@platine/domain/contract/desk/parseDesk.ts';
import { makeReady, orderNumbers } from '@platine/api/testing/testShopper.ts';
import { httpShopper } from './httpShopper.ts';
import type { Shop } from './shop.ts';
import { runCommand, runToEnd, startShop, temporaryFolder } from './shop.ts';

/** A second shop from a folder of its own, without a line of code changed. */

let data: Awaited<ReturnType<typeof temporaryFolder>>;
let own: Awaited<ReturnType<typeof temporaryFolder>>;
let shop: Shop;

const changes: readonly (readonly [from: string, to: string])[] = [
  ['name: Platine ', 'name: Moulin '],
  ['company: Platine S.à r.l.-S.', 'company: Moulin S.A.'],
  ['street: 1, rue de l’Exemple', 'street: 7, rue du Moulin'],
  ['zipCode: L-6925', 'zipCode: L-9700'],
  ['city: Niederanven', 'city: Clervaux'],
  ['email: service@platine.example', 'email: bonjour@moulin.example'],
  ['lastDay: friday', 'lastDay: thursday'],
];

/** Three countries, a carrier for each zone. */
const delivery = `
minimumOrder: { eu: 25, other: 80 }
freeShipping:
  - { from: '2026-01-01', thresholds: { LU: 40 } }
zones:
  - name: near
    countries: [LU, BE]
    prices:
      UPS_SAVER:
        - { upToGrams: 5000, price: 4.20 }
  - name: far
    countries: [CH]
    prices:
      ECONOMY:
        - { upToGrams: 5000, price: 31.00 }
`;

async function change(file: string, texts: typeof changes): Promise<void> {
  const path = join(own.path, file);
  let content = await readFile(path, 'utf8');
  for (const [from, to] of texts) {
    expect(content).toContain(from);
    content = content.replace(from, to);
  }
  await writeFile(path, content);
}

/** Dark blue in place of the board's green. */
const tokens = `{ "p": { "mask": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0.1, 0.2, 0.4] } } } }`;
const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="14" fill="#fff"/></svg>';

const ofTheSample = /(?<!-)\bPlatine\b(?! Basic|-)|Niederanven|service@platine/g;
/** React divides texts by comments. */
const page = async (path: string) =>
  (await (await fetch(shop.origin + path, { headers: { connection: 'close' } })).text()).replaceAll('<!-- -->', '');

/** A page without the data that its script takes over. */
const seen = (html: string) => html.replaceAll(/<script[^>]*>[^]*?<\/script>/g, '');

beforeAll(async () => {
  data = await temporaryFolder();
  own = await temporaryFolder();
  expect(await runCommand({}, ['shop', 'init', own.path])).toMatchObject({ code: 0 });
  await change('shop.yaml', changes);
  await writeFile(join(own.path, 'delivery.yaml'), delivery);
  await writeFile(join(own.path, 'brand.tokens.json'), tokens);
  await writeFile(join(own.path, 'logo.svg'), logo);
  await change('shipping.yaml', [['name: UPS Express Saver', 'name: { EN: Postman, DE: Briefträger, FR: Facteur }']]);
  await change('pages/legal.de.md', [['Verantwortung', 'Haftung und Verantwortung']]);
  expect(await runCommand({}, ['shop', 'check', own.path])).toMatchObject({ code: 0 });
  shop = await startShop({ DATA_DIR: data.path, SHOP_DIR: own.path });
});

afterAll(async () => {
  await shop.stop();
  await data.dispose();
  await own.dispose();
});

test('the shop opens under its own name', () => {
  expect(shop.output()).toContain('Moulin is open at');
});

test('its pages say its name, address and hours, and nothing of the sample’s', async () => {
  const start = await page('/');
  expect(start).toContain('<title>Moulin: electronics, boards and robotics</title>');
  expect(start).toContain('<meta property="og:site_name" content="Moulin">');
  expect(start).toContain('Moulin S.A., 7, rue du Moulin');
  expect(start).toContain('Monday to Thursday');
  const legal = await page('/legal?lang=de');
  expect(legal).toContain('Moulin S.A.');
  expect(legal).toContain('Haftung und Verantwortung');
  expect(legal).toContain('href="mailto:bonjour@moulin.example"');
  expect([...start.matchAll(ofTheSample), ...legal.matchAll(ofTheSample)].map(([found]) => found)).toEqual([]);
});

test('its pages have its colours, and its logo, which the program that was built did not know', async () => {
  const start = await page('/');
  expect(start).toContain('data-brand="shop"');
  expect(start).toContain('--p-mask: #1a3366;');
  const [address = ''] = /\/brand\/logo-[\da-f]+\.svg/.exec(start) ?? [];
  expect(await page(address)).toBe(logo);
});

test('it delivers to its own countries, at its own prices, and promises nothing elsewhere', async () => {
  const api = async (path: string): Promise<unknown> => (await fetch(shop.origin + path)).json();
  expect(await api('/api/country/list')).toMatchObject({
    DATA: { COUNTRIES: [{ COUNTRY_CODE: 'BE' }, { COUNTRY_CODE: 'CH' }, { COUNTRY_CODE: 'LU' }] },
  });
  const costs = await page('/shipping_costs');
  expect(costs).toContain('Orders delivered to EU countries start at €25.00');
  expect(costs).toContain('Delivery to Luxembourg is free from a goods value of €40.00.');
  expect(costs).toContain('Postman');
  expect(seen(costs)).not.toContain('DHL Express');
  const product = await page('/product/193021');
  expect(seen(product)).not.toContain('express');
});

test('an order is charged by its prices, and its documents name its operator', async () => {
  const shopper = httpShopper(shop.origin, '10.0.2.1');
  const CART_VERSION = await makeReady(shopper, { sku: 193_021, amount: 1 });
  const { METHODS } = await shopper.call('shippingMethods', {});
  const offered = METHODS.filter(({ OFFERED }) => OFFERED);
  expect(offered.map(({ SHIPPING_METHOD, PRICE }) => [SHIPPING_METHOD, PRICE])).toContainEqual(['UPS_SAVER', 4.2]);
  const { CART } = await shopper.call('currentSession', {});
  expect(CART.TOTAL_SHIPMENT).toBe(4.2);
  const [number = ''] = orderNumbers(await shopper.call('checkout', { IDEMPOTENCY_KEY: 'one', CART_VERSION }));
  const file = `${shop.origin}/api/shop/transaction/file/KB-${number}.pdf`;
  const pdf = await (await fetch(file, { headers: { cookie: shopper.token() ?? '' } })).text();
  expect(pdf).toContain('%PDF-');
  expect(pdf).toContain('Moulin S.A.');
  expect(pdf).not.toContain('Platine');
});

test('programs are told the same', async () => {
  expect(await page('/.well-known/security.txt')).toContain('Contact: mailto:bonjour@moulin.example');
  const pickup: unknown = await (await fetch(`${shop.origin}/api/session/cart/pickup/address`)).json();
  expect(pickup).toMatchObject({ DATA: { ADDRESS: { STREET: '7, rue du Moulin', CITY: 'Clervaux' } } });
});

test('a running shop takes its folder over on SIGHUP, and refuses one that cannot be used', async () => {
  const inGerman = () => page('/legal?lang=de');
  expect(await inGerman()).toContain('Clervaux');
  await change('shop.yaml', [['city: Clervaux', 'city: Vianden']]);
  process.kill(shop.pid, 'SIGHUP');
  await expect.poll(shop.output).toContain('The shop’s folder is taken over.');
  // Each process on its own, and none shows a page that it had kept.
  await expect.poll(inGerman).toContain('Vianden');
  for (let time = 0; time < 8; time += 1) expect(await inGerman()).not.toContain('Clervaux');
  await change('shop.yaml', [
    ['city: Vianden', 'city: 17'],
    ['lastDay: thursday', 'lastDay: someday'],
  ]);
  process.kill(shop.pid, 'SIGHUP');
  const refusal =
    'not taken over, the shop stays as it was: shop.yaml, line 9: identity.city must be text: put it in quotes';
  await expect.poll(shop.output).toContain(`${refusal} (2 more: pnpm shop check names all).`);
  await change('shop.yaml', [
    ['city: 17', 'city: Clervaux'],
    ['lastDay: someday', 'lastDay: thursday'],
  ]);
  expect(await inGerman()).toContain('Vianden');
});

test('issue 20: words that are saved at the desk stand in the folder and on the page at once; what is no page is refused', async () => {
  const database = { DATA_DIR: data.path, SHOP_DIR: own.path };
  const { said } = await runCommand(database, ['operator', 'token', 'editor', '--may', 'read,settings']);
  const token = /\S{20,}\.\S{20,}/.exec(said)?.[0] ?? '';
  const ask = async (path: string, body?: object) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const sent = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
    const answer: unknown = await (
      await fetch(`${shop.origin}/desk/api/settings/${path}`, { headers, ...sent })
    ).json();
    return typeof answer === 'object' && answer !== null && 'DATA' in answer ? answer.DATA : answer;
  };
  const { SEEN, TEXTS, SOURCE } = parseDeskResponse('deskSettingsPart', await ask('legal'));
  expect(SOURCE).toBe('folder');
  const refused = await ask('legal/save', { TEXTS: { ...TEXTS, DE: 'Impressum' }, SEEN });
  expect(refused).toMatchObject({ RESULT: 'refused', MISTAKES: [expect.stringMatching(/^pages\/legal\.de/)] });
  const DE = `${TEXTS?.DE ?? ''}\n## Am Pult {#desk}\n\nVon Hand ergänzt.\n`;
  const missing = await ask('legal/save', { TEXTS: { ...TEXTS, DE }, SEEN });
  expect(missing).toMatchObject({
    RESULT: 'refused',
    MISTAKES: [expect.stringContaining('{#desk}'), expect.anything()],
  });
  expect(await page('/legal?lang=de')).not.toContain('Von Hand ergänzt.');
  const words = `${TEXTS?.DE ?? ''}\nVon Hand ergänzt.\n`;
  expect(await ask('legal/save', { TEXTS: { ...TEXTS, DE: words }, SEEN })).toMatchObject({ RESULT: 'done' });
  expect(await readFile(join(own.path, 'pages/legal.de.md'), 'utf8')).toBe(words);
  for (let time = 0; time < 4; time += 1) expect(await page('/legal?lang=de')).toContain('Von Hand ergänzt.');
});

test('a folder that cannot be used ends the start with a sentence for each mistake', async () => {
  await change('shop.yaml', [['lastDay: thursday', 'lastDay: someday']]);
  const { code, output } = await runToEnd({ DATA_DIR: data.path, SHOP_DIR: own.path });
  await change('shop.yaml', [['lastDay: someday', 'lastDay: thursday']]);
  expect(code).toBe(1);
  expect(output).toMatch(/shop\.yaml, line \d+: service\.lastDay must be one of monday, .*: correct it\./);
  expect(output).not.toMatch(/\n\s+at /);
});
