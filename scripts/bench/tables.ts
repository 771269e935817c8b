import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import type { RequestListener } from 'node:http';
import { createServer } from 'node:http';
import { join, resolve } from 'node:path';
import { keptNumbers } from '@platine/api/catalogue/mapping/articleNumbers.ts';
import { guessFile } from '@platine/api/catalogue/mapping/guessFile.ts';
import type { Mapping } from '@platine/api/catalogue/mapping/mapping.ts';
import { tableSource } from '@platine/api/catalogue/mapping/tableSource.ts';
import { importCatalogue } from '@platine/api/catalogue/importCatalogue.ts';
import type { Database } from '@platine/api/db/database.ts';
import { openDatabase } from '@platine/api/db/open.ts';
import { writeBmecatCatalogue } from '@platine/api/testing/bmecat.ts';
import { noisy, numbered, testPhoto } from '@platine/api/testing/pictures.ts';
import { goodsKinds, writePartsTable, writeShopTable } from '@platine/api/testing/tables.ts';
import { printFigures } from './figures.ts';

const count = 26_000;

export type TablesBench = {
  readonly folder: string;
  /** How many different photos the products have; a real shop's products share some. */
  readonly photos: number;
};

/**
 * Imports three catalogues by guessed mappings alone into shops of their own below a folder, each of them twice: 26,000 products with addresses of
 * photos, which a server on this machine has; a list of components with price breaks; and 26,000 products of a BMEcat file with ETIM features. True
 * when no row was refused, and the second imports changed nothing.
 */
export async function benchTables({ folder, photos }: TablesBench): Promise<boolean> {
  mkdirSync(folder, { recursive: true });
  const server = createServer(await photoServer());
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${portOf(server.address())}`;
  const file = (name: string) => join(resolve(folder), name);
  writePartsTable(file('parts.csv'));
  await writeBmecatCatalogue(file('etim.xml'), count);
  writeShopTable(file('shop.csv'), { count, photos: (index) => `${origin}/${index % photos}.jpg` });
  let isSound = true;
  for (const name of ['parts.csv', 'etim.xml', 'shop.csv']) isSound = (await takeTable(file(name))) && isSound;
  server.close();
  return isSound;
}

/** Answers `/{number}.jpg`: a photo for each kind of product, numbered, so that each is a file of its own. */
async function photoServer(): Promise<RequestListener> {
  const photos = await Promise.all(goodsKinds.map(async (kind, index) => noisy(await testPhoto(kind, index))));
  return ({ url = '' }, answer) => {
    const number = Number(/\d+/.exec(url)?.[0] ?? 0);
    const photo = photos[number % photos.length];
    answer.setHeader('content-type', 'image/jpeg');
    answer.end(photo === undefined ? undefined : numbered(photo, number));
  };
}

function portOf(address: AddressInfo | string | null): number {
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** Imports a table twice into the shop in the folder of its name. */
async function takeTable(file: string): Promise<boolean> {
  const data = file.replace(/\.\w+$/, '');
  const { map } = await guessFile(file);
  writeFileSync(`${data}.map.json`, JSON.stringify(map, null, 2));
  const { db, close } = await openDatabase({ kind: 'folder', path: data });
  const source = { file, map, mediaFolder: join(data, 'media') };
  const first = await importOnce(db, source);
  const second = await importOnce(db, source);
  await close();
  const { added, changed, unchanged, refused, mediaTaken } = first.report;
  const again = second.report;
  return printFigures(`import of ${file}`, [
    { what: 'products', value: added + changed + unchanged, unit: '' },
    { what: 'refused rows', value: refused, unit: '', most: 0 },
    { what: 'pictures taken', value: mediaTaken, unit: '' },
    { what: 'time', value: first.seconds, unit: ' s' },
    { what: 'memory of the process, most', value: first.memory, unit: ' MiB' },
    {
      what: 'changed by a second import',
      value: again.added + again.changed + again.retired + again.mediaTaken,
      unit: '',
      most: 0,
    },
    { what: 'its time', value: second.seconds, unit: ' s' },
  ]);
}

type TableFile = { readonly file: string; readonly map: Mapping; readonly mediaFolder: string };

async function importOnce(db: Database, { file, map, mediaFolder }: TableFile) {
  let memory = 0;
  const sample = () => {
    memory = Math.max(memory, process.memoryUsage.rss() / 2 ** 20);
  };
  const sampling = setInterval(sample, 200);
  const begun = performance.now();
  const report = await importCatalogue(db, {
    folder: tableSource(file, map, keptNumbers(db)),
    source: 'import',
    retireMany: true,
    media: { mediaFolder, privateAddresses: true },
    clock: () => new Date(),
  });
  clearInterval(sampling);
  sample();
  return { report, seconds: (performance.now() - begun) / 1000, memory };
}
