import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { ownerOnly } from './dataFolder.ts';
import { syncFolder, syncPath } from './durableFs.ts';

/** The folder in which a backup is unpacked; after an interruption it is worthless. */
const unpacking = (folder: string) => `${folder}/restoring`;
/** The complete and checked database before it replaces the old one. Once it exists, restoring is completed, if necessary by the next start. */
const restored = (folder: string) => `${folder}/restored`;

/** Returns an empty folder for the database of a backup. The data folder must be locked. */
export function beginRestoring(folder: string): string {
  rmSync(unpacking(folder), { recursive: true, force: true });
  return unpacking(folder);
}

/** Replaces the old database with a restored one, unpacked just now or before an interruption. The data folder must be locked. */
export function finishRestoring(folder: string, unpacked?: string): void {
  if (unpacked !== undefined) {
    syncFolder(unpacked);
    renameSync(unpacked, restored(folder));
    syncPath(folder);
  }
  rmSync(unpacking(folder), { recursive: true, force: true });
  if (!existsSync(restored(folder))) return;
  rmSync(`${folder}/postgres`, { recursive: true, force: true });
  renameSync(restored(folder), `${folder}/postgres`);
  writeFileSync(`${folder}/created`, '', ownerOnly);
  syncPath(folder);
}
