import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A new folder for a test, removed when the test's process ends. */
export function testFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'platine-api-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
