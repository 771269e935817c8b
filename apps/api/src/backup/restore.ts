import { existsSync } from 'node:fs';
import { prepareDataFolder } from '../db/dataFolder.ts';
import { lockFolder } from '../db/lock.ts';
import { appliedMigration } from '../db/migrations.ts';
import { unpackDatabase } from '../db/embedded.ts';
import { beginRestoring, finishRestoring } from '../db/restoring.ts';
import { BackupError, readBackup } from './backupFile.ts';

export type RestoreOptions = {
  readonly file: string;
  /** The data folder. */
  readonly folder: string;
  /** Whether an existing shop in that folder may be replaced. */
  readonly force: boolean;
};

/**
 * Restores a backup into a data folder and returns the moment it was made. The old data stay in place until the new data are complete and checked: a
 * stop at any moment leaves either the old or the new. Throws BackupError, FolderInUseError and DataFolderError.
 */
export async function restore({ file, folder, force }: RestoreOptions): Promise<Date> {
  const { data, migration, madeAt } = await readBackup(file);
  prepareDataFolder(folder);
  const unlock = await lockFolder(folder);
  try {
    finishRestoring(folder);
    if (existsSync(`${folder}/created`) && !force)
      throw new BackupError(
        `${folder} holds a shop's data already: set DATA_DIR to another folder, or add --force to replace them for good.`,
      );
    const place = beginRestoring(folder);
    await unpack(data, place, { file, migration });
    finishRestoring(folder, place);
    return madeAt;
  } finally {
    unlock();
  }
}

async function unpack(
  data: Uint8Array,
  place: string,
  { file, migration }: { readonly file: string; readonly migration: number },
): Promise<void> {
  try {
    const { db, close } = await unpackDatabase(data, place);
    const found = await appliedMigration(db);
    await close();
    if (found !== migration) throw new Error('It holds another database than it says.');
  } catch {
    throw new BackupError(`${file} holds no database that can be opened.`);
  }
}
