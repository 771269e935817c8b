import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { UploadRefusal } from '@platine/domain/desk/importStates.ts';
import { isAtWork } from '@platine/domain/desk/catalogueImport.ts';
import { CatalogueError } from '../readCatalogue.ts';
import type { ImportPlace } from './importWorker.ts';
import { putUpload, readImport } from './importRows.ts';
import type { SentFile } from './uploadFolder.ts';
import { keepUpload, keptNames, removeUploads } from './uploadFolder.ts';

type Place = Pick<ImportPlace, 'db' | 'uploadFolder'> & { readonly now: Date };

type Upload = { readonly files: readonly SentFile[]; readonly keepStock: boolean; readonly by: string };

/** `reason` is in English; '' for none. */
type Uploaded = { readonly refusal: UploadRefusal | null; readonly reason: string };

/** Keeps the files of a catalogue, in place of the last upload, and has them checked. The files are complete before anybody can see them. */
export async function takeUpload(
  { db, uploadFolder, now }: Place,
  { files, keepStock, by }: Upload,
): Promise<Uploaded> {
  const busy: Uploaded = { refusal: 'busy', reason: '' };
  const last = await readImport(db, now);
  if (last !== null && isAtWork(last)) return busy;
  const id = randomUUID();
  const folder = join(uploadFolder, id);
  try {
    const names = keptNames(files.map(({ name }) => name));
    const kept = await keepUpload(
      folder,
      names.map((name, index) => ({ ...name, content: files[index]?.content ?? Buffer.alloc(0) })),
    );
    const isPut = await putUpload(db, { id, files: kept, by, keepStock }, now);
    if (isPut) await removeUploads(uploadFolder, { but: id });
    else await rm(folder, { recursive: true, force: true });
    return isPut ? { refusal: null, reason: '' } : busy;
  } catch (error) {
    if (!(error instanceof CatalogueError)) throw error;
    return { refusal: 'files', reason: error.message };
  }
}
