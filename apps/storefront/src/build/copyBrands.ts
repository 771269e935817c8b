import { copyFile, glob, mkdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brandFolder } from '../brands.ts';

const sources = fileURLToPath(new URL('../../../../packages/ui/src/tokens/brands', import.meta.url));

/** Copies the style of each brand beside the client, from where the server reads the one that it shows (BRAND). */
export async function copyBrands(folder: string): Promise<void> {
  await mkdir(join(folder, brandFolder), { recursive: true });
  for await (const file of glob('*/*.css', { cwd: sources }))
    await copyFile(join(sources, file), join(folder, brandFolder, basename(file)));
}
