import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { testProducts, writeTestCatalogue } from '@platine/api/testing/testCatalogue.ts';
import { removeTestFolders, testFolder } from '@platine/api/testing/testFolder.ts';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Command } from './command.ts';
import { run } from './run.ts';

let said: string[] = [];
beforeEach(() => {
  said = [];
  for (const stream of ['log', 'error'] as const)
    vi.spyOn(console, stream).mockImplementation((line: string) => void said.push(line));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});
afterAll(removeTestFolders);

const act = (action: Command['action'], folder: string, retireMany = false) => run({ action, folder, retireMany });

test('a catalogue is imported and exported; a truncated file retires nothing and gives exit code 1', async () => {
  vi.stubEnv('DATA_DIR', testFolder());
  const [whole, cut] = [writeTestCatalogue(), writeTestCatalogue(testProducts.slice(0, 4))];
  expect(await act('import', whole)).toBe(0);
  expect(await act('import', cut)).toBe(1);
  expect(said.join('\n')).toContain("Kept: 3 of the shop's 7 products are not in the files");
  const out = testFolder();
  expect(await act('export', out)).toBe(0);
  expect(readFileSync(join(out, 'products.jsonl'), 'utf8').trim().split('\n')).toHaveLength(testProducts.length);
  expect(await act('import', cut, true)).toBe(0);
  expect(said.at(-1)).toMatch(/0 products added, 0 changed, 4 unchanged, 3 retired; 0 lines refused\.$/);
}, 60_000);

test('a check needs no shop, and refuses what is no catalogue', async () => {
  const folder = writeTestCatalogue();
  vi.stubEnv('DATABASE_URL', 'nonsense');
  expect(await act('check', folder)).toBe(0);
  expect(said.join()).toMatch(/7 products are right, 0 lines are not\.$/);
  rmSync(join(folder, 'menu.jsonl'));
  await expect(act('check', folder)).rejects.toThrow('is no catalogue: it has no menu.jsonl.');
});
