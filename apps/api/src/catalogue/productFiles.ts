import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** The name of a product file: `products.jsonl`, `products-….jsonl`, `products.csv`. */
const productFile = /^products(?:(?:-[a-z-]+)?\.jsonl|\.csv)$/;

/** The products of an export as CSV. */
export const sheetFile = 'products.csv';

/** The product files of a catalogue folder, sorted by name. */
export async function productFilesIn(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((file) => productFile.test(file)).toSorted();
}

/** The total size of the product files in bytes, for a progress bar. */
export async function sizeOf(folder: string, files: readonly string[]): Promise<number> {
  const sizes = await Promise.all(files.map(async (file) => (await stat(join(folder, file))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}
