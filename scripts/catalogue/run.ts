import { readdir } from 'node:fs/promises';
import { CatalogueError } from '@platine/api/catalogue/readCatalogue.ts';
import { exportCatalogue } from '@platine/api/catalogue/exportCatalogue.ts';
import { checkCatalogue, importCatalogue } from '@platine/api/catalogue/importCatalogue.ts';
import { productFilesIn, sizeOf } from '@platine/api/catalogue/productFiles.ts';
import type { Database } from '@platine/api/db/database.ts';
import { openDatabase } from '@platine/api/db/open.ts';
import { readSettings } from '@platine/api/start/settings.ts';
import type { Command } from './command.ts';
import { progressBar } from './progress.ts';
import { reportText } from './reportText.ts';

/** Does what is asked and says what came of it. Answers the exit code: 1 when lines were refused, or what left the files was kept. */
export async function run({ action, folder, retireMany }: Command): Promise<number> {
  if (action === 'export') {
    const count = await withDatabase((db) => exportCatalogue(db, folder));
    console.log(`${count} products written to ${folder}.`);
    // A new folder, or a misspelt one.
    if (count === 0) console.error('The shop holds no catalogue yet: a first start gives it the sample.');
    return count === 0 ? 1 : 0;
  }
  const bar = progressBar(await sizeToRead(folder), process.stderr);
  const report =
    action === 'check'
      ? await checkCatalogue(folder, bar.show)
      : await withDatabase((db) =>
          importCatalogue(db, { folder, source: 'import', retireMany, clock: () => new Date(), onProgress: bar.show }),
        );
  bar.end();
  console.log(reportText(report, action));
  return report.refused + report.skippedRemovals.length > 0 ? 1 : 0;
}

const needed = ['manufacturers.jsonl', 'categories.jsonl', 'menu.jsonl'];

/** Bytes of the product files. Throws CatalogueError when the folder is no catalogue: an empty one would retire every product. */
async function sizeToRead(folder: string): Promise<number> {
  const there = await readdir(folder).catch(() => []);
  const missing = needed.filter((file) => !there.some((one) => one === file));
  if (missing.length > 0) throw new CatalogueError(`${folder} is no catalogue: it has no ${missing.join(', no ')}.`);
  const files = await productFilesIn(folder);
  if (files.length === 0) throw new CatalogueError(`${folder} is no catalogue: it has no products.jsonl.`);
  return sizeOf(folder, files);
}

async function withDatabase<Result>(work: (db: Database) => Promise<Result>): Promise<Result> {
  const { db, close } = await openDatabase(readSettings(process.env).database);
  try {
    return await work(db);
  } finally {
    await close();
  }
}
