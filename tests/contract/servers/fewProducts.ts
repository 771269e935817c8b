import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sampleFolder } from '@platine/api/catalogue/readCatalogue.ts';

/**
 * The part of the sample catalogue that shows every rule, in a folder of its own for as long as `work` needs it. The
 * scenarios read whole listings in one page; the other two thousand products would only make them slow.
 */
export async function withFewProducts<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'platine-contract-'));
  try {
    for (const file of ['manufacturers.jsonl', 'categories.jsonl', 'menu.jsonl', 'products.jsonl'])
      copyFileSync(join(sampleFolder, file), join(folder, file));
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
