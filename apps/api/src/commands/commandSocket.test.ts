import { once } from 'node:events';
import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { emptyDatabase } from '../../testing/emptyDatabase.ts';
import { removeTestFolders, testFolder } from '../../testing/testFolder.ts';
import type { OpenedDatabase } from '../db/open.ts';
import { openDatabase } from '../db/open.ts';
import type { CommandName } from './commandNames.ts';
import { ShopStoppedError, askShop } from './askShop.ts';
import { openCommandSocket } from './commandSocket.ts';
import { socketFolder, socketPath } from './socketPath.ts';
import { exampleShop } from '@platine/domain/shop/exampleShop.data.ts';

let opened: OpenedDatabase;
let close: () => Promise<void> = () => Promise.resolve();
beforeAll(async () => {
  opened = await openDatabase(await emptyDatabase());
}, 60_000);
afterEach(async () => {
  await close();
  close = () => Promise.resolve();
});
afterAll(async () => {
  await opened.close();
  removeTestFolders();
});

async function openIn(folder: string) {
  close = await openCommandSocket({
    folder,
    mediaFolder: folder,
    deskOrigin: '',
    db: opened.db,
    clock: () => new Date(),
    currentShop: () => exampleShop,
    payments: {},
    labels: null,
    log: () => undefined,
    sentenceOf: () => 'It failed.',
  });
}

async function ask(folder: string, name: CommandName, ...words: string[]) {
  const said: string[] = [];
  const take = (text: string) => void said.push(text);
  const output = { say: take, complain: take, progress: () => undefined, ask: null };
  return [await askShop(folder, { name, words, cwd: '/' }, output), ...said];
}

test('the running shop does a command and answers its lines and its exit code', async () => {
  const folder = testFolder();
  await openIn(folder);
  expect(await ask(folder, 'customer', 'ada@example.org')).toEqual([1, 'There is no customer ada@example.org.']);
  expect(await ask(folder, 'order', 'list')).toEqual([0, 'There is none.']);
  expect(await ask(folder, 'product', 'find', 'led')).toEqual([0, 'There is none.']);
  expect(await ask(folder, 'question', 'list')).toEqual([0, 'There is none.']);
  expect(await ask(folder, 'structure', 'list', 'group')).toEqual([0, 'There is no menu group.']);
  const both = await Promise.all([ask(folder, 'order', 'list'), ask(folder, 'order', 'show', '2026-1')]);
  expect(both.map(([code]) => code)).toEqual([0, 1]);
});

test('an error is one sentence, and words without sense are answered with the usage', async () => {
  const folder = testFolder();
  await openIn(folder);
  expect(await ask(folder, 'catalogue', 'import', '/nowhere')).toEqual([1, 'It failed.']);
  expect(await ask(folder, 'order', 'sell')).toEqual([2, expect.stringMatching(/^Usage: pnpm order/)]);
});

test('what needs no shop is left to the process that asks', async () => {
  const folder = testFolder();
  await openIn(folder);
  expect(await ask(folder, 'catalogue', 'check', '/nowhere')).toEqual([null]);
});

test('only its owner reaches the socket', async () => {
  const folder = testFolder();
  mkdirSync(socketFolder(folder), { mode: 0o777 });
  await openIn(folder);
  expect([statSync(socketFolder(folder)).mode & 0o777, statSync(socketPath(folder)).mode & 0o777]).toEqual([
    0o700, 0o600,
  ]);
});

test('without a shop nobody answers; what a killed one has left is replaced', async () => {
  const folder = testFolder();
  expect(await ask(folder, 'order', 'list')).toEqual([null]);
  mkdirSync(socketFolder(folder));
  writeFileSync(socketPath(folder), '');
  expect(await ask(folder, 'order', 'list')).toEqual([null]);
  await openIn(folder);
  expect(await ask(folder, 'order', 'list')).toEqual([0, 'There is none.']);
  await close();
  close = () => Promise.resolve();
  expect(await ask(folder, 'order', 'list')).toEqual([null]);
});

test('a path too long for a socket is an error of the system', async () => {
  await expect(openIn(join(testFolder(), 'x'.repeat(120)))).rejects.toThrow();
});

test('a shop that is killed before its answer is told apart from one that does not run', async () => {
  const folder = testFolder();
  mkdirSync(socketFolder(folder));
  const server = createServer((socket) => socket.destroy());
  server.listen(socketPath(folder));
  await once(server, 'listening');
  await expect(ask(folder, 'order', 'list')).rejects.toThrow(ShopStoppedError);
  server.close();
});
