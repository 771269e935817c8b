import type { Invoked } from '../app.ts';
import { createApp } from '../app.ts';
import { loadCatalogue } from '../catalogue/load.ts';
import { openDatabase } from './open.ts';

/**
 * A process that fills a cart, says its token and waits to be killed: `testShopper.ts <data folder> <catalogue folder>
 * <SKU>`.
 */
const [path = '', folder = '', sku = ''] = process.argv.slice(2);
const clock = () => new Date();
const { db } = await openDatabase({ kind: 'folder', path });
await loadCatalogue(db, { folder, clock, warn: () => undefined });
const app = createApp({ db, clock, log: () => undefined, publicOrigin: 'http://shop.test' });
let sessionToken: string | null = null;
for (let times = 0; times < 3; times += 1) {
  const invoked: Invoked<unknown> = await app.invoke(
    'cartAddPosition',
    { SKU: Number(sku), AMOUNT: 1 },
    { sessionToken },
  );
  sessionToken = invoked.newSessionToken;
}
process.stdout.write(String(sessionToken));
setInterval(() => undefined, 1000);
