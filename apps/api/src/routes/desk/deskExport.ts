import { BusinessFailure } from '@platine/domain/contract/businessFailure.ts';
import { deskFiles } from '@platine/domain/contract/desk/deskFiles.ts';
import type { ExportFile } from '@platine/domain/desk/importStates.ts';
import { exportFiles } from '@platine/domain/desk/importStates.ts';
import { exportedText } from '../../catalogue/exportCatalogue.ts';
import { namedMedia } from '../../catalogue/exportMedia.ts';
import type { DeskContext } from './deskContext.ts';
import { allowedOperator } from './performDesk.ts';

type Exported = { readonly name: ExportFile; readonly text: AsyncIterable<string> };

/** A file of the catalogue, piece by piece, so that memory does not grow with it. Throws NotLoggedInException, ForbiddenException and NotFoundException. */
export async function readDeskExport(context: DeskContext, file: string): Promise<Exported> {
  await allowedOperator(context, deskFiles.deskExport.task);
  const name = exportFiles.find((one) => one === file);
  if (name === undefined) throw new BusinessFailure('NotFoundException', 'There is no such file.');
  return { name, text: exportedText(context.db, name, { media: namedMedia(context.mediaFolder ?? '') }) };
}
