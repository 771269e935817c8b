import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where the code stands that makes rows of a catalogue's lines: a changed picture or rule reads the catalogue again. */
const code = ['../catalogue', '../search', '../../../../packages/domain/src', '../../../../packages/drawings/src'].map(
  (path) => fileURLToPath(new URL(path, import.meta.url)),
);

/** Names a catalogue folder as this program would read it, in a tenth of the time that reading takes. */
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
