import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LineSchema } from './lines.ts';
import { readLines } from './lines.ts';
import { productFilesIn } from './productFiles.ts';
import type { SampleCategory, SampleManufacturer, SampleMenuGroup, SampleProduct } from './sampleShapes.ts';
import { sampleCategory, sampleManufacturer, sampleMenuGroup, sampleProduct } from './sampleShapes.ts';

/** The catalogue's files as they are written. */
export type CatalogueFiles = {
  readonly manufacturers: readonly SampleManufacturer[];
  readonly categories: readonly SampleCategory[];
  readonly menu: readonly SampleMenuGroup[];
  readonly products: readonly SampleProduct[];
};

/** The sample catalogue that comes with the shop. */
export const sampleFolder = fileURLToPath(new URL('../../sample', import.meta.url));

/** A folder that is no catalogue, or a line that is not what its file holds; the message names file, line and field. */
export class CatalogueError extends Error {
  override readonly name = 'CatalogueError';
}

/** Reads a catalogue folder as a whole, every line of it right: for what comes with the shop. Throws CatalogueError. */
export async function readCatalogue(folder: string): Promise<CatalogueFiles> {
  const productFiles = await productFilesIn(folder);
  const [manufacturers, categories, menu, ...products] = await Promise.all([
    readFile(folder, 'manufacturers.jsonl', sampleManufacturer),
    readFile(folder, 'categories.jsonl', sampleCategory),
    readFile(folder, 'menu.jsonl', sampleMenuGroup),
    ...productFiles.map((file) => readFile(folder, file, sampleProduct)),
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
