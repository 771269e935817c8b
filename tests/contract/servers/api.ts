import { createApp } from '@platine/api/app.ts';
import { loadCatalogue } from '@platine/api/catalogue/load.ts';
import type { DatabaseLocation } from '@platine/api/db/location.ts';
import { openDatabase } from '@platine/api/db/open.ts';
import type { TestServer } from '../suite.ts';
import { listen } from './listen.ts';

/** Noon of the mock shop's day, so that both know the same new products. */
const clock = () => new Date('2026-11-20T12:00:00Z');

/** The API as it is, with the sample catalogue, over real HTTP. A new shopper is one without a cookie. */
export async function startApi(location: DatabaseLocation): Promise<TestServer> {
  const { db, close } = await openDatabase(location);
  await loadCatalogue(db, { clock, warn: () => undefined });
  const app = createApp({ db, clock, log: () => undefined, publicOrigin: 'https://shop.example' });
  const { origin, stop } = await listen(app);
  return {
    newShopper: () => origin,
    stop: async () => {
      await stop();
      await close();
    },
  };
}
