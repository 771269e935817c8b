import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { createApp } from '../app.ts';
import { testSkus, writeTestCatalogue } from '../../testing/testCatalogue.ts';
import { removeTestFolders, testFolder } from '../../testing/testFolder.ts';
import { openDatabase } from './open.ts';
import { exampleShop } from '@platine/domain/shop/exampleShop.data.ts';

const shopper = fileURLToPath(new URL('../../testing/processes/fillCart.ts', import.meta.url));

afterAll(removeTestFolders);

test(
  'a cart is still there after kill -9, a second process is refused while the first lives',
  { timeout: 60_000 },
  async () => {
    const path = join(testFolder(), 'data');
    // The remains of a first start that was killed before its database was complete.
    mkdirSync(`${path}/postgres`, { recursive: true });
    writeFileSync(`${path}/postgres/PG_VERSION`, '18');

    const child = spawn(process.execPath, [shopper, path, writeTestCatalogue(), String(testSkus.plain)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const token = String(await once(child.stdout, 'data'));
    await expect(openDatabase({ kind: 'folder', path })).rejects.toThrow(`in use by process ${child.pid}`);
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(existsSync(`${path}/lock`)).toBe(true);

    const { db, close } = await openDatabase({ kind: 'folder', path });
    const app = createApp({
      db,
      clock: () => new Date(),
      currentShop: () => exampleShop,
      log: () => undefined,
      publicOrigin: 'http://shop.test',
    });
    const { envelope } = await app.invoke('currentSession', {}, { sessionToken: token });
    await close();
    expect(envelope).toMatchObject({ DATA: { CART: { VERSION: 3, POSITIONS: [{ SKU: testSkus.plain, AMOUNT: 3 }] } } });
    expect(existsSync(`${path}/lock`)).toBe(false);
  },
);
