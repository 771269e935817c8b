import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:http';
import { join, resolve } from 'node:path';
import { keptNumbers } from '@platine/api/catalogue/mapping/articleNumbers.ts';
import { guessMapping } from '@platine/api/catalogue/mapping/guess.ts';
import { sampleTable } from '@platine/api/catalogue/mapping/sampleTable.ts';
import { tableSource } from '@platine/api/catalogue/mapping/tableSource.ts';
import { importCatalogue } from '@platine/api/catalogue/importCatalogue.ts';
import { openDatabase } from '@platine/api/db/open.ts';
import { testPhoto } from '@platine/api/testing/pictures.ts';
import { goodsKinds, writePartsTable, writeShopTable } from '@platine/api/testing/tables.ts';
import { printFigures } from './figures.ts';

const count = 26_000;
/** Different photos; a real shop's products share some, too. */
const photos = 48;

/**
 * Imports two catalogues by guessed mappings alone into shops of their own below a folder: 26,000 products with addresses of photos, which a server on
 * this machine has, and a list of components with price breaks. True when no row was refused.
 */
export async function benchTables(folder: string): Promise<boolean> {
  mkdirSync(folder, { recursive: true });
  const pictures = await Promise.all(
    Array.from({ length: photos }, (_, index) => testPhoto(goodsKinds[index % goodsKinds.length] ?? '', index)),
  );
  const server = createServer(({ url = '' }, answer) => {
    answer.setHeader('content-type', 'image/jpeg');
    answer.end(pictures[Number(/\d+/.exec(url)?.[0] ?? 0)]);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${portOf(server.address())}`;
  const [shop, parts] = [join(resolve(folder), 'shop.csv'), join(resolve(folder), 'parts.csv')];
  writeShopTable(shop, { count, photos: (index) => `${origin}/${index % photos}.jpg` });
  writePartsTable(parts);
  const refused = (await takeTable(shop)) + (await takeTable(parts));
  server.close();
  return refused === 0;
}

function portOf(address: AddressInfo | string | null): number {
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** Imports a table into the shop in the folder of its name. Answers the number of refused rows. */
async function takeTable(file: string): Promise<number> {
  const data = file.replace(/\.csv$/, '');
  const { map } = guessMapping(await sampleTable(file));
  writeFileSync(`${data}.map.json`, JSON.stringify(map, null, 2));
  const { db, close } = await openDatabase({ kind: 'folder', path: data });
  const begun = performance.now();
  const report = await importCatalogue(db, {
    folder: tableSource(file, map, keptNumbers(db)),
    source: 'import',
    retireMany: true,
    media: { mediaFolder: join(data, 'media'), privateAddresses: true },
    clock: () => new Date(),
  });
  const seconds = (performance.now() - begun) / 1000;
  await close();
  printFigures(`import of ${file}`, [
    { what: 'products', value: report.added + report.changed + report.unchanged, unit: '' },
    { what: 'refused rows', value: report.refused, unit: '', most: 0 },
    { what: 'pictures taken', value: report.mediaTaken, unit: '' },
    { what: 'time', value: seconds, unit: ' s' },
    { what: 'memory of the process, peak', value: process.resourceUsage().maxRSS / 1024, unit: ' MiB' },
  ]);
  return report.refused;
}
