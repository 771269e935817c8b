import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { ownerOnly } from './dataFolder.ts';

/** The data folder is in use by a running process. */
export class FolderInUseError extends Error {
  override readonly name = 'FolderInUseError';
}

/** How long a takeover waits for another process that takes over at the same moment, in ms. */
const takeoverPause = 50;

/**
 * Locks a data folder for this process, because PGlite does not and two processes would destroy it. The lock is a file that names its owner; one of a
 * dead process is taken over. Returns the function that unlocks. Throws FolderInUseError.
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

/** A pid and the start time of its process, because pids are reused, in a restarted container even the same ones. */
function identity(pid: number): string | null {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (!hasCode(error, 'EPERM')) return null;
  }
  const { state, startTime } = statusOf(pid);
  // A zombie: killed, but its parent has not collected it. It holds no file open.
  return state === 'Z' ? null : `${pid} ${startTime}`;
}

/** Linux reports the start in clock ticks since boot; elsewhere the pid alone identifies the process. */
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
    writeFileSync(file, own, { ...ownerOnly, flag: 'wx' });
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  }
}

/** Written to a temporary file and renamed, so that no process reads half a lock. */
function replace(file: string, own: string): void {
  writeFileSync(`${file}.${process.pid}`, own, ownerOnly);
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
