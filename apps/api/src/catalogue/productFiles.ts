import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Products may be spread over files: `products.jsonl`, `products-….jsonl`. */
const productFile = /^products(?:-[a-z-]+)?\.jsonl$/;

/** The files of a catalogue folder that hold products, in the order of their names. */
export async function productFilesIn(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((file) => productFile.test(file)).toSorted();
}

/** Bytes of all of them, for a progress bar. */
export async function sizeOf(folder: string, files: readonly string[]): Promise<number> {
  const sizes = await Promise.all(files.map(async (file) => (await stat(join(folder, file))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}
