import { readFile, readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { ISchema } from 'yup';
import { ValidationError } from 'yup';
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

/** A line that is not what its file holds; the message names file, line and field. */
export class CatalogueError extends Error {
  override readonly name = 'CatalogueError';
}

/** Products may be spread over files: `products.jsonl`, `products-….jsonl`. */
const productFile = /^products(?:-[a-z-]+)?\.jsonl$/;

/** Reads a catalogue folder of JSON Lines files. Throws CatalogueError. */
export async function readCatalogue(folder: string): Promise<CatalogueFiles> {
  const productFiles = (await readdir(folder)).filter((file) => productFile.test(file)).sort();
  const [manufacturers, categories, menu, ...products] = await Promise.all([
    readLines(folder, 'manufacturers.jsonl', sampleManufacturer),
    readLines(folder, 'categories.jsonl', sampleCategory),
    readLines(folder, 'menu.jsonl', sampleMenuGroup),
    ...productFiles.map((file) => readLines(folder, file, sampleProduct)),
  ]);
  return { manufacturers, categories, menu, products: products.flat() };
}

type LineSchema<Line> = Pick<ISchema<Line>, '__outputType'> & {
  validateSync: (value: unknown, options: { strict: true; abortEarly: false }) => Line;
};

async function readLines<Line>(folder: string, file: string, schema: LineSchema<Line>): Promise<Line[]> {
  const lines = (await readFile(`${folder}/${file}`, 'utf8')).split('\n');
  return lines.flatMap((line, index) => {
    if (line.trim() === '') return [];
    try {
      return [schema.validateSync(JSON.parse(line), { strict: true, abortEarly: false })];
    } catch (error) {
      const reasons = error instanceof ValidationError ? error.errors.join('; ') : String(error);
      throw new CatalogueError(`${file}, line ${index + 1}: ${reasons}`);
    }
  });
}
