import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Writes a Brotli and a gzip file beside each text file. It takes seconds, so the build does it and not each start. */
export async function compressAssets(folder: string): Promise<void> {
  for await (const name of glob('**/*.{js,css,svg,webmanifest}', { cwd: folder })) {
    const file = join(folder, name);
    const content = await readFile(file);
    const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
    await writeFile(`${file}.br`, brotliCompressSync(content, { params }));
    await writeFile(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
}
