import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { removeTestFolders, testFolder } from '../../testing/testFolder.ts';
import { FolderInUseError, lockFolder } from './lock.ts';

afterAll(removeTestFolders);

test('a locked folder refuses a second owner until it is unlocked, with one sentence that says what to do', async () => {
  const folder = testFolder();
  const unlock = await lockFolder(folder);
  const second = lockFolder(folder);
  await expect(second).rejects.toThrow(FolderInUseError);
  await expect(second).rejects.toThrow(
    `in use by process ${process.pid}: stop that process, or set DATA_DIR to another folder.`,
  );
  unlock();
  expect(existsSync(`${folder}/lock`)).toBe(false);
  (await lockFolder(folder))();
});

test('the lock of a dead process is replaced', async () => {
  const folder = testFolder();
  const { pid } = spawnSync(process.execPath, ['--eval', '']);
  writeFileSync(`${folder}/lock`, `${pid} 12345`);
  const unlock = await lockFolder(folder);
  expect(readFileSync(`${folder}/lock`, 'utf8')).toMatch(new RegExp(`^${process.pid} `));
  unlock();
});

test.runIf(process.platform === 'linux')('a killed process that its parent has not reaped counts as dead', async () => {
  const folder = testFolder();
  // The shell replaces itself with a program that never reaps the killed child.
  const parent = spawn('sh', ['-c', 'sleep 60 & echo $!; exec sleep 60'], { stdio: ['ignore', 'pipe', 'ignore'] });
  const said: unknown = await new Promise((resolve) => parent.stdout.once('data', resolve));
  const pid = Number(String(said));
  const stat = () => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  await expect.poll(() => readFileSync(`/proc/${parent.pid}/comm`, 'utf8').trim()).toBe('sleep');
  process.kill(pid);
  await expect.poll(() => stat()[0]).toBe('Z');
  writeFileSync(`${folder}/lock`, `${pid} ${stat()[19]}`);
  await expect(lockFolder(folder)).resolves.toBeTypeOf('function');
  parent.kill();
});

test('a process that reuses the pid is not the owner', async () => {
  const folder = testFolder();
  writeFileSync(`${folder}/lock`, `${process.pid} 1`);
  const unlock = await lockFolder(folder);
  expect(readFileSync(`${folder}/lock`, 'utf8')).not.toBe(`${process.pid} 1`);
  unlock();
});

test.each(['', 'half a lo', '-1 5', '0 0'])(
  'a lock that reads "%s" names nobody and is taken over',
  async (content) => {
    const folder = testFolder();
    writeFileSync(`${folder}/lock`, content);
    await expect(lockFolder(folder)).resolves.toBeTypeOf('function');
  },
);

test('unlocking keeps the lock of another owner', async () => {
  const folder = testFolder();
  const unlock = await lockFolder(folder);
  writeFileSync(`${folder}/lock`, '1 1');
  unlock();
  expect(readFileSync(`${folder}/lock`, 'utf8')).toBe('1 1');
});
