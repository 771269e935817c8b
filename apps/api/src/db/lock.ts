import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

/** The data folder is in use by a running process. */
export class FolderInUseError extends Error {
  override readonly name = 'FolderInUseError';
}

/** How long a takeover waits to see whether another process took over at the same moment, ms. */
const takeoverPause = 50;

/**
 * Locks a data folder for this process: PGlite does not, and two processes on one folder destroy it. The lock is a file
 * that names its owner; a process that was killed leaves it behind, so an owner that no longer runs is replaced.
 * Returns the function that unlocks. Throws FolderInUseError.
 */
export async function lockFolder(folder: string): Promise<() => void> {
  const file = `${folder}/lock`;
  const own = identity(process.pid) ?? String(process.pid);
  if (!create(file, own)) {
    const owner = read(file);
    if (owner !== null && isAlive(owner)) throw inUse(folder, owner);
    replace(file, own);
    await pause(takeoverPause);
    if (read(file) !== own) throw inUse(folder, read(file) ?? '');
  }
  return () => {
    if (read(file) === own) rmSync(file, { force: true });
  };
}

/** A pid and when its process started: pids are given again, after a restart of a container even the same ones. */
function identity(pid: number): string | null {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (!hasCode(error, 'EPERM')) return null;
  }
  const { state, startTime } = statusOf(pid);
  // Killed, and whoever started it has not taken notice: it holds no file any more.
  return state === 'Z' ? null : `${pid} ${startTime}`;
}

/** Linux tells the start in clock ticks since boot; elsewhere the pid alone has to do. */
function statusOf(pid: number): { readonly state: string; readonly startTime: string } {
  const stat = read(`/proc/${pid}/stat`) ?? '';
  const afterName = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return { state: afterName[0] ?? '', startTime: afterName[19] ?? 'unknown' };
}

function isAlive(owner: string): boolean {
  const pid = Number.parseInt(owner, 10);
  return Number.isInteger(pid) && pid > 0 && identity(pid) === owner;
}

function create(file: string, own: string): boolean {
  try {
    writeFileSync(file, own, { flag: 'wx' });
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  }
}

/** Written aside and renamed, so that nobody ever reads half a lock. */
function replace(file: string, own: string): void {
  writeFileSync(`${file}.${process.pid}`, own);
  renameSync(`${file}.${process.pid}`, file);
}

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

function inUse(folder: string, owner: string): FolderInUseError {
  const pid = Number.parseInt(owner, 10) || 'unknown';
  return new FolderInUseError(
    `The data folder ${folder} is in use by process ${pid}: stop that process, or set DATA_DIR to another folder.`,
  );
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
