import { existsSync } from 'node:fs';
import { appliedMigration } from '../db/migrations.ts';
import { openFolderAsItIs } from '../db/open.ts';
import { lockFolder } from '../db/lock.ts';
import { BackupError, expectWritable, writeBackup } from './backupFile.ts';

/**
 * Writes the shop in a data folder into one file. The shop must be stopped, because the embedded database has one process. Throws BackupError and
 * FolderInUseError.
 */
export async function backUp(folder: string, file: string, madeAt: Date): Promise<void> {
  if (!existsSync(`${folder}/created`))
    throw new BackupError(`There is no shop's data in ${folder}: set DATA_DIR to where it is.`);
  if (existsSync(file)) throw new BackupError(`${file} is there already: give the backup another name.`);
  expectWritable(file);
  const unlock = await lockFolder(folder);
  try {
    const { db, dump, close } = await openFolderAsItIs(folder);
    try {
      await writeBackup(file, { data: await dump(), migration: await appliedMigration(db), madeAt });
    } finally {
      await close();
    }
  } finally {
    unlock();
  }
}
