import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { programFile } from '../../scripts/start/build.ts';
import { filledFolder } from './data.ts';
import { freePort, runToEnd, startApi, startShop, temporaryFolder } from './shop.ts';

type Folder = Awaited<ReturnType<typeof temporaryFolder>>;
let folder: Folder;
let other: Folder;
/** Time of the start that has created the database in `folder` and read the catalogue, in milliseconds. */
let firstMs: number;

beforeAll(async () => {
  folder = await temporaryFolder();
  other = await filledFolder(inject('prepared'));
  ({ ms: firstMs } = await startAndStop());
});
afterAll(() => Promise.all([folder.dispose(), other.dispose()]));

async function startAndStop() {
  const before = performance.now();
  const shop = await startShop({ DATA_DIR: folder.path });
  const ms = performance.now() - before;
  // Stopped before any expectation: a shop that stays would keep the folder from the tests after it.
  return { ms, code: await shop.stop(), output: shop.output() };
}

describe('npm start', () => {
  test.each([
    ['PORT', 'abc', 'PORT must be a whole number from 1 to 65535'],
    ['PORT', '70000', 'PORT must be a whole number from 1 to 65535'],
    ['DATABASE_URL', 'mysql://localhost/shop', 'DATABASE_URL must be an address like postgres://'],
    ['DATABASE_URL', 'postgres://localhost:1/shop', 'The database of DATABASE_URL cannot be reached'],
    ['API_URL', 'shop.example', 'API_URL must start with http:// or https://'],
    ['PUBLIC_ORIGIN', 'https://shop.example/path', 'PUBLIC_ORIGIN must be scheme and host only'],
    ['BRAND', 'nope', 'BRAND must be platine or fjord, but it is "nope".'],
    ['DATA_DIR', 'package.json/data', 'DATA_DIR must be a folder that this account may write to'],
    ['DATA_DIR', '/proc/no/such', 'DATA_DIR must be a folder that this account may write to'],
  ])('%s=%s ends with one clear sentence', async (name, value, sentence) => {
    const { code, output } = await runToEnd({ DATA_DIR: folder.path, [name]: value });
    expect(code).toBe(1);
    expect(output).toContain(sentence);
    expect(output).not.toMatch(/\n\s+at /);
  });

  test('a port in use ends with one clear sentence', async () => {
    const shop = await startShop({ DATA_DIR: folder.path });
    const { code, output } = await runToEnd({ DATA_DIR: other.path, PORT: new URL(shop.origin).port });
    await shop.stop();
    expect(code).toBe(1);
    expect(output).toContain('in use');
  });

  test('a data folder in use ends with one clear sentence', async () => {
    const shop = await startShop({ DATA_DIR: folder.path });
    const { code, output } = await runToEnd({ DATA_DIR: folder.path });
    await shop.stop();
    expect(code).toBe(1);
    expect(output).toMatch(/in use|uses/);
  });

  test('the shop shows the brand that is set, without a request for its style', async () => {
    const shop = await startShop({ DATA_DIR: folder.path, BRAND: 'fjord' });
    const html = await (await fetch(shop.origin)).text();
    const asked = await fetch(`${shop.origin}/brands/fjord.css`);
    await shop.stop();
    expect(html).toContain('<html lang="en" data-brand="fjord">');
    expect(/<style>(.*?)<\/style>/s.exec(html)?.[1]).toContain(":root[data-brand='fjord']");
    expect(asked.status).toBe(404);
  });

  test('a second start builds nothing and is quick; Ctrl-C ends it with 0', async () => {
    const { ms, code, output } = await startAndStop();
    expect(output).not.toContain('Built');
    expect(code).toBe(0);
    // Both on the same machine at the same load: alone it takes a fifth.
    expect(ms).toBeLessThan(firstMs / 2);
  });

  test('the program is in ASCII: for one other character each process would keep its text in twice the memory', async () => {
    const others = (await readFile(programFile, 'utf8')).match(/.{0,40}\P{ASCII}.{0,40}/gu);
    expect(others ?? []).toEqual([]);
  });
});

describe('API_URL', () => {
  test('a storefront on a remote API shows its products, puts them into its cart, and passes only cookies on', async () => {
    const api = await startApi({ DATA_DIR: folder.path });
    const shop = await startShop({ API_URL: api.origin });
    const added = await fetch(`${shop.origin}/shopping_cart/add`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'SKU=193004&AMOUNT=2',
      redirect: 'manual',
    });
    expect(added.status).toBe(303);
    const [cookie = ''] = added.headers.getSetCookie();
    const page = await fetch(`${shop.origin}/shopping_cart`, { headers: { cookie: cookie.split(';')[0] ?? '' } });
    expect((await page.text()).includes('Klots School: drive set with 2 motors')).toBe(true);
    const foreign = await fetch(`${shop.origin}/api/session/cart/add/position`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'https://elsewhere.example' },
      body: '{"SKU":193004,"AMOUNT":1}',
    });
    expect(foreign.status).toBe(403);
    // A request refused here never reaches the API; one that the API refuses is in both logs under one id.
    await fetch(`${shop.origin}/api/category/1.2.99999`);
    const idsOf = (output: string, route: string) =>
      output
        .split('\n')
        .flatMap((line) => (line.includes(`"route":"${route}"`) ? [/"id":"([^"]+)"/.exec(line)?.[1]] : []));
    const refusals = '/api/category/{PATH}';
    expect(idsOf(shop.output(), '/api/session/cart/add/position')).toHaveLength(1);
    await expect.poll(() => idsOf(shop.output(), refusals)).toHaveLength(1);
    expect(idsOf(api.output(), refusals)).toEqual(expect.arrayContaining(idsOf(shop.output(), refusals)));
    expect(shop.output()).toMatch(/"errorClass":"CategoryNotFoundException"/);
    const ready = async () => (await fetch(`${shop.origin}/ready`)).status;
    expect(await ready()).toBe(200);
    await api.stop();
    expect([await ready(), (await fetch(`${shop.origin}/health`)).status]).toEqual([503, 200]);
    const down = await fetch(`${shop.origin}/new_products`);
    expect(down.status).toBe(503);
    expect((await down.text()).includes('Try again')).toBe(true);
    await shop.stop();
  });

  test('an API that does not run does not keep the storefront from starting', async () => {
    const shop = await startShop({ API_URL: `http://127.0.0.1:${await freePort()}` });
    expect((await fetch(`${shop.origin}/shopping_cart`)).status).toBe(503);
    expect(await shop.stop()).toBe(0);
  });
});
