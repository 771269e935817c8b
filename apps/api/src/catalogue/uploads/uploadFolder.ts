import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { uploadHours } from '@platine/domain/desk/importStates.ts';
import type { UploadedFile } from '../../db/importSchema.ts';
import { structureFiles } from '../exportCatalogue.ts';
import { sheetFile } from '../productFiles.ts';
import { CatalogueError } from '../readCatalogue.ts';
import { readTextLines } from '../textLines.ts';

/** A file as it was sent. */
export type SentFile = { readonly name: string; readonly content: Buffer };

/** The mapping file of a table, and one that the shop has guessed. */
export const mappingFile = 'mapping.json';
export const guessedFile = 'guessed.json';

const tableKinds = ['.csv', '.xlsx', '.xml'];

/**
 * The names under which the files of an upload are kept. The names from the browser decide the kind alone and are no paths. Throws CatalogueError for
 * files that are no catalogue together.
 */
export function keptNames(names: readonly string[]): UploadedFile[] {
  const kinds = names.map((name) => extname(name).toLowerCase());
  const count = (...wanted: readonly string[]) => kinds.filter((kind) => wanted.includes(kind)).length;
  const [tables, lines, mappings] = [count(...tableKinds), count('.jsonl'), count('.json')];
  if (tables + lines + mappings < names.length)
    throw new CatalogueError('A catalogue is CSV, XLSX, BMEcat (.xml) or JSON Lines (.jsonl), a mapping is .json.');
  if (tables > 1 || mappings > 1) throw new CatalogueError('A catalogue is one table with one mapping file.');
  if (mappings === 1 && (tables === 0 || lines > 0))
    throw new CatalogueError('A mapping file belongs to a table: choose both, and nothing else.');
  if (lines > 0 && count('.xlsx', '.xml') > 0) throw new CatalogueError('Choose one table, or JSON Lines.');
  const products = names.filter((name, index) => kinds[index] === '.jsonl' && !isStructure(name));
  if (tables + products.length === 0) throw new CatalogueError('No file of products is among them.');
  return names.map((name, index) => ({ name, kept: keptName(name, kinds[index] ?? '', products) }));
}

function keptName(name: string, kind: string, products: readonly string[]): string {
  if (kind === '.json') return mappingFile;
  if (kind !== '.jsonl') return `table${kind}`;
  const structure = structureFiles.find((one) => one === name);
  // Product files of JSON Lines have letters behind their names: products-a.jsonl, products-b.jsonl …
  return structure ?? `products-${String.fromCodePoint(0x61 + products.indexOf(name))}.jsonl`;
}

function isStructure(name: string): boolean {
  return structureFiles.some((one) => one === name);
}

/** Keeps the files of an upload in a folder of its own. */
export async function keepUpload(
  folder: string,
  files: readonly (UploadedFile & Pick<SentFile, 'content'>)[],
): Promise<UploadedFile[]> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const kept: UploadedFile[] = [];
  for (const file of files) {
    await writeFile(join(folder, file.kept), file.content, { mode: 0o600 });
    kept.push({ name: file.name, kept: file.kept });
  }
  if (files.some((file) => file.kept === mappingFile) || !kept.some((file) => file.kept === 'table.csv')) return kept;
  return (await isExportedSheet(join(folder, 'table.csv'))) ? asSheet(folder, kept) : kept;
}

/** Whether a table is one that an export has written: its headings are the import's own. */
async function isExportedSheet(file: string): Promise<boolean> {
  for await (const line of readTextLines(file))
    return line.ok && /^\uFEFF?"?SKU"?[;,]/.test(line.text) && line.text.includes('MANUFACTURER_ID');
  return false;
}

async function asSheet(folder: string, kept: readonly UploadedFile[]): Promise<UploadedFile[]> {
  await rename(join(folder, 'table.csv'), join(folder, sheetFile));
  return kept.map((file) => (file.kept === 'table.csv' ? { ...file, kept: sheetFile } : file));
}

/** Removes uploads but one; those whose files are a day old when `now` is given, else all. */
export async function removeUploads(folder: string, { but, now }: { readonly but?: string; readonly now?: Date }) {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((one) => one !== but)) {
    const path = join(folder, name);
    // Another process of the shop may be removing it.
    const written = await stat(path).then(
      ({ mtimeMs }) => mtimeMs,
      () => Infinity,
    );
    const age = now === undefined ? Infinity : now.getTime() - written;
    if (age > uploadHours * 3_600_000) await rm(path, { recursive: true, force: true });
  }
}
