import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { TestProject } from 'vitest/node';
import { openDatabase, openFolderAsItIs } from '../src/db/open.ts';
import { removeTestFolders, testFolder } from './testFolder.ts';

/** Before the first test file: creates the database that the files begin with. Loading its dump takes a quarter of the time. */
export async function setup(project: TestProject): Promise<void> {
  const folder = testFolder();
  const path = join(folder, 'data');
  const created = await openDatabase({ kind: 'folder', path });
  await created.close();
  const { dump, close } = await openFolderAsItIs(path);
  const file = join(folder, 'empty.tar');
  writeFileSync(file, gunzipSync(await dump()));
  await close();
  project.provide('emptyDatabase', file);
  project.provide('emptyFolder', path);
}

export const teardown = removeTestFolders;
