import { once } from 'node:events';
import { mkdirSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:net';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { removeTestFolders, testFolder } from '../../testing/testFolder.ts';
import { maximumBytes } from './mediaError.ts';
import { readFolderFile } from './readFolderFile.ts';

let outside = '';
let folder = '';
let socket: Server;
beforeAll(async () => {
  outside = testFolder();
  folder = join(outside, 'import');
  mkdirSync(join(folder, 'pictures'), { recursive: true });
  writeFileSync(join(outside, 'secret'), 'secret');
  writeFileSync(join(outside, 'import-of-another'), 'secret');
  writeFileSync(join(folder, 'pictures/a.jpg'), 'content');
  symlinkSync('../secret', join(folder, 'link.jpg'));
  symlinkSync('..', join(folder, 'up'));
  symlinkSync('pictures/a.jpg', join(folder, 'inside.jpg'));
  socket = createServer().listen(join(folder, 'socket.jpg'));
  await once(socket, 'listening');
  writeFileSync(join(folder, 'large.jpg'), '');
  truncateSync(join(folder, 'large.jpg'), maximumBytes + 1);
});
afterAll(() => {
  socket.close();
  removeTestFolders();
});

test.each(['pictures/a.jpg', './pictures/../pictures/a.jpg', 'inside.jpg'])('%s lies in the folder', async (name) => {
  expect((await readFolderFile(folder, name)).toString()).toBe('content');
});

test.each([
  ['../secret', 'is outside of the folder'],
  ['pictures/../../secret', 'is outside of the folder'],
  ['../import-of-another', 'is outside of the folder'],
  ['/etc/passwd', 'is outside of the folder'],
  ['link.jpg', 'is outside of the folder'],
  ['up/secret', 'is outside of the folder'],
  ['.', 'is outside of the folder'],
  ['pictures', 'is no file'],
  ['socket.jpg', 'cannot be read (ENXIO)'],
  ['large.jpg', 'is larger than 25 MB'],
  ['absent.jpg', 'is not in the folder'],
  ['pictures/a.jpg/b', 'is not in the folder'],
  ['ftp://example.org/a.jpg', 'is not in the folder'],
  ['a\0b', 'cannot be read (ERR_INVALID_ARG_VALUE)'],
])('%s %s', async (name, reason) => {
  await expect(readFolderFile(folder, name)).rejects.toThrow(reason);
});
