import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const made: string[] = [];

/** Creates a folder for a test; remove it with `afterAll(removeTestFolders)`. */
export function testFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'platine-api-'));
  made.push(folder);
  return folder;
}

export function removeTestFolders(): void {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true });
}
