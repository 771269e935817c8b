import type { Invoked } from '../../src/app.ts';
import { startApi } from '../../src/start/startApi.ts';
import { exampleShop } from '@platine/domain/shop/exampleShop.data.ts';

/** A process that fills a cart, prints its token and waits to be killed. Arguments: data folder, catalogue folder, SKU. */
const [path = '', catalogueFolder = '', sku = ''] = process.argv.slice(2);
const publicOrigin = 'http://shop.test';
const database = { kind: 'folder', path } as const;
const { app } = await startApi({
  database,
  mediaFolder: `${path}/media`,
  uploadFolder: `${path}/uploads`,
  currentShop: () => exampleShop,
  publicOrigin,
  deskOrigin: publicOrigin,
  trustedProxies: 0,
  orderLinkDays: 180,
  guestTransferDays: 14,
  sandbox: false,
  log: () => undefined,
  catalogueFolder,
});
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
