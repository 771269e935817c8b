import { closeSync, fstatSync, mkdirSync, openSync, readSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** A disk that keeps of each file only the bytes that were synced, as after a power failure at the worst moment. */
export type FragileDisk = {
  /** Stands in for fsync. */
  readonly sync: (file: number) => void;
  /** Takes over the files of a folder as they are, as `sync` of the whole machine does. */
  readonly syncAll: (folder: string) => void;
  /** Writes the folder as it is found after the power failure. */
  readonly copyAfterPowerCut: (folder: string, target: string) => void;
};

export function fragileDisk(): FragileDisk {
  // By the number of the file, because PostgreSQL renames files of its log.
  const kept = new Map<number, Buffer>();
  const keep = (file: number) => {
    const { ino, size } = fstatSync(file);
    const bytes = Buffer.alloc(size);
    readSync(file, bytes, 0, size, 0);
    kept.set(ino, bytes);
  };
  return {
    sync(file) {
      if (fstatSync(file).isFile()) keep(file);
    },
    syncAll(folder) {
      for (const path of filesIn(folder)) {
        const file = openSync(path, 'r');
        keep(file);
        closeSync(file);
      }
    },
    copyAfterPowerCut(folder, target) {
      for (const path of foldersIn(folder)) mkdirSync(join(target, relative(folder, path)), { recursive: true });
      for (const path of filesIn(folder)) {
        const bytes = kept.get(statSync(path).ino);
        if (bytes !== undefined) writeFileSync(join(target, relative(folder, path)), bytes);
      }
    },
  };
}

function entriesIn(folder: string) {
  return readdirSync(folder, { recursive: true, withFileTypes: true });
}
function filesIn(folder: string): string[] {
  return entriesIn(folder).flatMap((entry) => (entry.isFile() ? [join(entry.parentPath, entry.name)] : []));
}
function foldersIn(folder: string): string[] {
  return entriesIn(folder).flatMap((entry) => (entry.isDirectory() ? [join(entry.parentPath, entry.name)] : []));
}
