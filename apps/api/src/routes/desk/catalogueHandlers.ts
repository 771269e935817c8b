import { BusinessFailure } from '@platine/domain/contract/businessFailure.ts';
import { importToWire } from '@platine/domain/desk/catalogueImport.ts';
import { acceptImport, readImport } from '../../catalogue/uploads/importRows.ts';
import { takeUpload } from '../../catalogue/uploads/takeUpload.ts';
import type { DeskContext, DeskHandlersOf, OperatorContext } from './deskContext.ts';
import { requireOperator } from './deskContext.ts';

/** Catalogues that operators upload. */
export const catalogueHandlers: DeskHandlersOf<'deskImport' | 'deskUploadCatalogue' | 'deskTakeImport'> = {
  async deskImport(_, context) {
    return { IMPORT: await currentImport(context) };
  },

  async deskUploadCatalogue({ FILES, KEEP_STOCK }, context) {
    const { name: by } = requireOperator(context);
    const files = FILES.map(({ NAME, FILE }) => ({ name: NAME, content: Buffer.from(FILE, 'base64') }));
    const place = { ...context, uploadFolder: uploadFolderOf(context) };
    const { refusal, reason } = await takeUpload(place, { files, keepStock: KEEP_STOCK, by });
    return { REFUSAL: refusal, REASON: reason, IMPORT: await currentImport(context) };
  },

  async deskTakeImport({ ID, RETIRE_MANY }, context) {
    const { name: by } = requireOperator(context);
    const accepted = await acceptImport(context.db, { id: ID, by, retireMany: RETIRE_MANY }, context.now);
    return { RESULT: accepted ? 'done' : 'conflict', IMPORT: await currentImport(context) };
  },
};

async function currentImport({ db, now }: OperatorContext) {
  const found = await readImport(db, now);
  return found === null ? null : importToWire(found);
}

function uploadFolderOf({ uploadFolder }: DeskContext): string {
  if (uploadFolder === null)
    throw new BusinessFailure('ServiceUnavailableException', 'The shop has no folder for uploads: set DATA_DIR.');
  return uploadFolder;
}
