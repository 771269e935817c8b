import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

const made: string[] = [];

// Registered for the test file that imports this.
afterAll(() => {
  for (const folder of made) rmSync(folder, { recursive: true, force: true });
});

/** A new folder for a test, removed when its test file is done. */
export function testFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'platine-api-'));
  made.push(folder);
  return folder;
}
