import type { DeskStructure } from '@platine/domain/desk/deskStructure.ts';
import { eq } from 'drizzle-orm';
import { keyOf } from '../../catalogue/edits/editProduct.ts';
import { editStructure } from '../../catalogue/edits/editStructure.ts';
import { setLogo } from '../../catalogue/edits/setLogo.ts';
import { structureEdits } from '../../db/structureEditSchema.ts';
import type { ShopContext } from '../command.ts';
import type { UntakenFile } from '../namedFile.ts';
import { readMediaFile } from '../namedFile.ts';
import { requestOf } from '../press.ts';
import type { ActCommand } from './command.ts';
import { wantedEdit } from './wantedEdit.ts';

export type Acted =
  | UntakenFile
  | Awaited<ReturnType<typeof editStructure>>
  /** The group has no list that the change fits to. */
  | { readonly result: 'unfit'; readonly sentence: string };

/** Makes the change that a command asks for, on the structure as it was read. */
export async function act(
  place: Pick<ShopContext, 'db' | 'clock' | 'mediaFolder'>,
  command: ActCommand,
  structure: DeskStructure,
): Promise<Acted> {
  const { db, clock, mediaFolder } = place;
  const { wish, ref } = command;
  const press = requestOf(command);
  const request = { seen: newestOf(structure), ...press };
  const moment = { db, now: clock() };
  if (wish.act === 'logo') {
    const content = wish.file === null ? { bytes: null } : await readMediaFile(wish.file);
    return 'result' in content
      ? content
      : setLogo({ ...moment, mediaFolder }, { ...request, ref, file: content.bytes });
  }
  const edit = wantedEdit({ ...command, wish }, structure);
  if (typeof edit !== 'string') return editStructure(moment, { ...request, edit });
  // A repetition no longer finds what the first press has taken out.
  const isRepeated = (await db.$count(structureEdits, eq(structureEdits.key, keyOf(press)))) > 0;
  return isRepeated ? { result: 'done', refusal: null, reason: '' } : { result: 'unfit', sentence: edit };
}

/** The number of the newest change that the structure was read with; 0 for none. */
export function newestOf({ changes }: Pick<DeskStructure, 'changes'>): number {
  return changes[0]?.id ?? 0;
}
