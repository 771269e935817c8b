import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LineSchema } from './lines.ts';
import { readLines } from './lines.ts';
import { productFilesIn } from './productFiles.ts';
import type { CategoryLine, ManufacturerLine, MenuGroupLine, ProductLine } from './catalogueLines.ts';
import { categoryLine, manufacturerLine, menuGroupLine, productLine } from './catalogueLines.ts';

/** The parsed files of a catalogue. */
export type CatalogueFiles = {
  readonly manufacturers: readonly ManufacturerLine[];
  readonly categories: readonly CategoryLine[];
  readonly menu: readonly MenuGroupLine[];
  readonly products: readonly ProductLine[];
};

/** The sample catalogue that comes with the shop. */
export const sampleFolder = fileURLToPath(new URL('../../sample', import.meta.url));

/** A folder that is no catalogue, or an invalid line; the message names file, line and field. */
export class CatalogueError extends Error {
  override readonly name = 'CatalogueError';
}

/** Reads a whole catalogue folder in which every line must be valid, such as the sample. Throws CatalogueError. */
export async function readCatalogue(folder: string): Promise<CatalogueFiles> {
  const productFiles = await productFilesIn(folder);
  const [manufacturers, categories, menu, ...products] = await Promise.all([
    readFile(folder, 'manufacturers.jsonl', manufacturerLine),
    readFile(folder, 'categories.jsonl', categoryLine),
    readFile(folder, 'menu.jsonl', menuGroupLine),
    ...productFiles.map((file) => readFile(folder, file, productLine)),
  ]);
  return { manufacturers, categories, menu, products: products.flat() };
}

async function readFile<Line>(folder: string, file: string, schema: LineSchema<Line>): Promise<Line[]> {
  const values: Line[] = [];
  for await (const line of readLines(join(folder, file), schema)) {
    if (!line.ok) throw new CatalogueError(`${file}, line ${line.number}: ${line.reason}`);
    values.push(line.value);
  }
  return values;
}
