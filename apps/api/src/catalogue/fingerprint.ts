import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The code that turns catalogue lines into rows: when it changes, the catalogue is read again. */
const code = ['../catalogue', '../search', '../../../../packages/domain/src', '../../../../packages/drawings/src'].map(
  (path) => fileURLToPath(new URL(path, import.meta.url)),
);

/** A hash of a catalogue folder and this code, in a tenth of the time that an import takes. */
export async function fingerprint(folder: string): Promise<string> {
  const own = (await readdir(folder)).filter((file) => file.endsWith('.jsonl')).map((file) => join(folder, file));
  const files = [...own, ...(await Promise.all(code.map(sourcesIn))).flat()].toSorted();
  const contents = await Promise.all(files.map((file) => readFile(file)));
  const hash = createHash('sha256');
  for (const content of contents) hash.update(content).update('\0');
  return hash.digest('hex');
}

async function sourcesIn(folder: string): Promise<string[]> {
  const files = await readdir(folder, { recursive: true });
  return files.filter((file) => /(?<!\.test)\.ts$/.test(file)).map((file) => join(folder, file));
}
