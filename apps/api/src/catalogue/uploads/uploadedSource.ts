import { writeFile } from 'node:fs/promises';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { UploadedFile } from '../../db/importSchema.ts';
import type { Database } from '../../db/database.ts';
import type { CatalogueSource } from '../catalogueSource.ts';
import { folderSource } from '../catalogueSource.ts';
import { exportedText, structureFiles } from '../exportCatalogue.ts';
import { namedMedia } from '../exportMedia.ts';
import type { ArticleNumbers } from '../mapping/articleNumbers.ts';
import { guessFile } from '../mapping/guessFile.ts';
import { missingIn, readMapping } from '../mapping/mapping.ts';
import { tableSource } from '../mapping/tableSource.ts';
import { CatalogueError } from '../readCatalogue.ts';
import { guessedFile, mappingFile } from './uploadFolder.ts';

type Uploaded = {
  readonly db: Database;
  /** The folder of the upload. */
  readonly folder: string;
  readonly mediaFolder: string;
  readonly files: readonly UploadedFile[];
};

export type OpenedUpload = {
  readonly source: CatalogueSource;
  /** Assumptions of the shop that a person should look at, as sentences. */
  readonly assumed: readonly string[];
};

/**
 * The catalogue of an upload. A table without a mapping file is read by a guess that lacks nothing; makers, categories and the menu that are not among
 * the files are the shop's. Throws CatalogueError.
 */
export async function openUpload(upload: Uploaded, numbers: ArticleNumbers): Promise<OpenedUpload> {
  const { folder, files } = upload;
  const table = files.find(({ kept }) => kept.startsWith('table.'));
  if (table === undefined) {
    await addStructure(upload);
    return { source: folderSource(folder), assumed: [] };
  }
  const path = join(folder, table.kept);
  if (files.some(({ kept }) => kept === mappingFile))
    return { source: tableSource(path, await readMapping(join(folder, mappingFile)), numbers), assumed: [] };
  const assumed = await guessMapping(folder, path);
  return { source: tableSource(path, await readMapping(join(folder, guessedFile)), numbers), assumed };
}

/** Guesses how a table is to be read, and keeps the guess, so that what was looked at is what is taken over. Throws CatalogueError for one that lacks something. */
async function guessMapping(folder: string, table: string): Promise<readonly string[]> {
  const { map, assumed } = await guessFile(table);
  const missing = missingIn(map);
  if (missing.length > 0)
    throw new CatalogueError(
      `The table needs a mapping file, because its headings do not say which column is ${missing.join(', ')}: "pnpm catalogue map" makes one.`,
    );
  await writeFile(join(folder, guessedFile), JSON.stringify(map), { mode: 0o600 });
  return ['The columns of the table were guessed, as there is no mapping file.', ...assumed];
}

/** Each time that the upload is read: what somebody changes by hand between its check and its import is the shop's, too. */
async function addStructure({ db, folder, mediaFolder, files }: Uploaded): Promise<void> {
  for (const file of structureFiles) {
    if (files.some(({ kept }) => kept === file)) continue;
    await pipeline(
      exportedText(db, file, { media: namedMedia(mediaFolder) }),
      createWriteStream(join(folder, file), { mode: 0o600 }),
    );
  }
}
