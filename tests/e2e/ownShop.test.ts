import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Shop } from './shop.ts';
import { runCommand, runToEnd, startShop, temporaryFolder } from './shop.ts';

/** A second shop from a folder of its own, without a line of code changed. */

let data: Awaited<ReturnType<typeof temporaryFolder>>;
let own: Awaited<ReturnType<typeof temporaryFolder>>;
let shop: Shop;

const changes: readonly (readonly [from: string, to: string])[] = [
  ['name: Platine ', 'name: Moulin '],
  ['company: Platine S.à r.l.-S.', 'company: Moulin Électronique S.A.'],
  ['street: 1, rue de l’Exemple', 'street: 7, rue du Moulin'],
  ['zipCode: L-6925', 'zipCode: L-9700'],
  ['city: Niederanven', 'city: Clervaux'],
  ['email: service@platine.example', 'email: bonjour@moulin.example'],
  ['lastDay: friday', 'lastDay: thursday'],
];

async function change(file: string, texts: typeof changes): Promise<void> {
  const path = join(own.path, file);
  let content = await readFile(path, 'utf8');
  for (const [from, to] of texts) {
    expect(content).toContain(from);
    content = content.replace(from, to);
  }
  await writeFile(path, content);
}

const ofTheSample = /(?<!-)\bPlatine\b(?! Basic|-)|Niederanven|service@platine/g;
const page = async (path: string) => (await fetch(shop.origin + path)).text();

beforeAll(async () => {
  data = await temporaryFolder();
  own = await temporaryFolder();
  expect(await runCommand({}, ['shop', 'init', own.path])).toMatchObject({ code: 0 });
  await change('shop.yaml', changes);
  expect(await runCommand({}, ['shop', 'check', own.path])).toMatchObject({ code: 0 });
  shop = await startShop({ DATA_DIR: data.path, SHOP_DIR: own.path });
}, 60_000);

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
  expect(start).toContain('Moulin Électronique S.A., 7, rue du Moulin');
  expect(start).toContain('Monday to Thursday');
  const legal = await page('/legal?lang=de');
  expect(legal).toContain('Moulin Électronique S.A.');
  expect(legal).toContain('href="mailto:bonjour@moulin.example"');
  expect([...start.matchAll(ofTheSample), ...legal.matchAll(ofTheSample)].map(([found]) => found)).toEqual([]);
});

test('programs are told the same', async () => {
  expect(await page('/.well-known/security.txt')).toContain('Contact: mailto:bonjour@moulin.example');
  const pickup: unknown = await (await fetch(`${shop.origin}/api/session/cart/pickup/address`)).json();
  expect(pickup).toMatchObject({ DATA: { ADDRESS: { STREET: '7, rue du Moulin', CITY: 'Clervaux' } } });
});

test('a folder that cannot be used ends the start with a sentence for each mistake', async () => {
  await change('shop.yaml', [['lastDay: thursday', 'lastDay: someday']]);
  const { code, output } = await runToEnd({ DATA_DIR: data.path, SHOP_DIR: own.path });
  await change('shop.yaml', [['lastDay: someday', 'lastDay: thursday']]);
  expect(code).toBe(1);
  expect(output).toMatch(/shop\.yaml, line \d+: service\.lastDay must be one of monday, .*: correct it\./);
  expect(output).not.toMatch(/\n\s+at /);
});
