import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';

/** Where a backup is unpacked; what a stop leaves of it is worth nothing. */
const unpacking = (folder: string) => `${folder}/restoring`;
/** The unpacked and checked database before it takes the old one's place: from here on the restoring is finished, if need be at the next start. */
const restored = (folder: string) => `${folder}/restored`;

/** Answers an empty place for the database of a backup. The folder is locked. */
export function beginRestoring(folder: string): string {
  rmSync(unpacking(folder), { recursive: true, force: true });
  return unpacking(folder);
}

/** Puts a restored database in the old one's place, whether it was unpacked just now or a stop came in between. The folder is locked. */
export function finishRestoring(folder: string, unpacked?: string): void {
  if (unpacked !== undefined) renameSync(unpacked, restored(folder));
  rmSync(unpacking(folder), { recursive: true, force: true });
  if (!existsSync(restored(folder))) return;
  rmSync(`${folder}/postgres`, { recursive: true, force: true });
  renameSync(restored(folder), `${folder}/postgres`);
  writeFileSync(`${folder}/created`, '');
}
