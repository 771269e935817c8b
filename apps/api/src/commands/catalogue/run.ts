import type { ImportReport } from '@platine/domain/desk/importReport.ts';
import { readdir } from 'node:fs/promises';
import { basename } from 'node:path';
import type { CatalogueSource } from '../../catalogue/catalogueSource.ts';
import { folderSource } from '../../catalogue/catalogueSource.ts';
import { exportCatalogue, structureFiles } from '../../catalogue/exportCatalogue.ts';
import { checkCatalogue, importCatalogue } from '../../catalogue/importCatalogue.ts';
import type { ArticleNumbers } from '../../catalogue/mapping/articleNumbers.ts';
import { keptNumbers, plannedNumbers, provisionalNumbers } from '../../catalogue/mapping/articleNumbers.ts';
import { readMapping } from '../../catalogue/mapping/mapping.ts';
import { tableSource } from '../../catalogue/mapping/tableSource.ts';
import { productFilesIn } from '../../catalogue/productFiles.ts';
import { CatalogueError } from '../../catalogue/readCatalogue.ts';
import { importAlone, requireFree } from '../../catalogue/uploads/importAlone.ts';
import type { Watch } from '../../catalogue/uploads/watchProgress.ts';
import { tidyMedia } from '../../media/tidyMedia.ts';
import type { Command, Output, ShopContext } from '../command.ts';
import type { CatalogueCommand } from './command.ts';
import { commandOf, usage } from './command.ts';
import { makeMapping } from './makeMapping.ts';
import { update } from './update.ts';
import type { ReportedAction } from './reportText.ts';
import { reportText } from './reportText.ts';

/** Takes, writes or checks a catalogue: `pnpm catalogue import <folder>`; the format is in docs/CATALOGUE.md. */
export const catalogueCommand: Command = {
  usage,
  parse(words, cwd) {
    const command = commandOf(words, cwd);
    if (command === null) return null;
    const { action, path } = command;
    switch (action) {
      case 'check':
        return { needs: 'nothing', run: (output) => check(command, output) };
      case 'import':
        return { needs: 'shop', run: (shop) => take(command, shop) };
      case 'export':
        return { needs: 'shop', run: (shop) => write(command, shop) };
      case 'map':
        return { needs: 'nothing', run: (output) => makeMapping(path, output) };
      case 'prices':
      case 'stock':
        return { needs: 'shop', run: (shop) => update(command, shop) };
      case 'tidy':
        return { needs: 'shop', run: tidy };
    }
  },
};

async function write(
  { path: folder, csv }: CatalogueCommand,
  { db, mediaFolder, output }: ShopContext,
): Promise<number> {
  const count = await exportCatalogue(db, { folder, mediaFolder, csv });
  output.say(`${count} products written to ${folder}.`);
  // A new folder, or a misspelt one.
  if (count === 0) output.complain('The shop holds no catalogue yet: a first start gives it the sample.');
  return count === 0 ? 1 : 0;
}

async function tidy({ db, mediaFolder, clock, output }: ShopContext): Promise<number> {
  const count = await tidyMedia(db, mediaFolder, clock());
  output.say(`${count} pictures and documents removed, which no product names any more.`);
  return 0;
}

async function check(command: CatalogueCommand, output: Output): Promise<number> {
  const source = await sourceOf(command, provisionalNumbers());
  const total = await source.size();
  return told(await checkCatalogue(source, (done) => output.progress(done, total)), 'check', output);
}

/** The one import of the shop while it runs (record 0149). A dry run writes nothing, and waits for none but one that is at work. */
async function take(command: CatalogueCommand, shop: ShopContext): Promise<number> {
  const { db, clock, output } = shop;
  const { path, keepStock, retireMany, dryRun } = command;
  const source = await sourceOf(command, dryRun ? plannedNumbers(db) : keptNumbers(db));
  const total = await source.size();
  if (dryRun) {
    await requireFree(db, clock());
    return told(await importFrom({ source, total }, command, shop), 'dry run', output);
  }
  const held = { file: basename(path), keepStock, retireMany, total };
  return told(
    await importAlone(shop, held, (watch) => importFrom({ source, total, watch }, command, shop)),
    'import',
    output,
  );
}

type From = { readonly source: CatalogueSource; readonly total: number; readonly watch?: Watch };

function importFrom(
  { source: folder, total, watch }: From,
  { retireMany, keepStock, privateAddresses, fetchAgain, dryRun }: CatalogueCommand,
  { db, mediaFolder, clock, output }: ShopContext,
): Promise<ImportReport> {
  const onProgress = (done: number) => {
    watch?.onProgress(done);
    output.progress(done, total);
  };
  const media = { mediaFolder, privateAddresses, fetchAgain };
  const how = { source: 'import', retireMany, keepStock, media, dryRun, folder, clock, onProgress } as const;
  return importCatalogue(db, { ...how, ...(watch !== undefined && { onWritten: watch.onWritten }) });
}

/** Says what came of it. Answers the exit code: 1 when something was refused or left out, or when products were kept that the files lack. */
function told(report: ImportReport, action: ReportedAction, { say }: Output): number {
  say(reportText(report, action));
  return report.refused + report.mediaLeftOut + report.skippedRemovals.length > 0 ? 1 : 0;
}

/** The catalogue that a command names. Throws CatalogueError for a folder that is none: an empty one would retire every product. */
async function sourceOf({ path, map }: CatalogueCommand, numbers: ArticleNumbers): Promise<CatalogueSource> {
  if (map !== null) return tableSource(path, await readMapping(map), numbers);
  await requireCatalogue(path);
  return folderSource(path);
}

async function requireCatalogue(folder: string): Promise<void> {
  const there = await readdir(folder).catch(() => []);
  const missing = structureFiles.filter((file) => !there.some((one) => one === file));
  if (missing.length > 0) throw new CatalogueError(`${folder} is no catalogue: it has no ${missing.join(', no ')}.`);
  if ((await productFilesIn(folder)).length === 0)
    throw new CatalogueError(`${folder} is no catalogue: it has no products.jsonl.`);
}
