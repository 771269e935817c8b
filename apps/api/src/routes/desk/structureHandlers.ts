import { deskStructureToWire, structureEditFromWire } from '@platine/domain/desk/deskStructure.ts';
import type { Database } from '../../db/database.ts';
import { readDeskStructure } from '../../catalogue/edits/deskStructure.ts';
import type { EditedStructure } from '../../catalogue/edits/editStructure.ts';
import { editStructure } from '../../catalogue/edits/editStructure.ts';
import { setLogo } from '../../catalogue/edits/setLogo.ts';
import type { DeskHandlersOf } from './deskContext.ts';
import { mediaFolderOf, requireOperator } from './deskContext.ts';

/** Makers, categories and the menu at the desk. */
export const structureHandlers: DeskHandlersOf<'deskStructure' | 'deskEditStructure' | 'deskSetLogo'> = {
  async deskStructure(_, { db }) {
    return deskStructureToWire(await readDeskStructure(db));
  },

  async deskEditStructure({ SEEN, KEY, WHY, EDIT }, context) {
    const { name: by } = requireOperator(context);
    const edit = structureEditFromWire(EDIT);
    const request = { edit, by, why: WHY.trim(), key: KEY, seen: SEEN };
    return answerOf(context.db, await editStructure(context, request));
  },

  async deskSetLogo({ REF: ref, SEEN: seen, KEY: key, WHY, FILE }, context) {
    const { name: by } = requireOperator(context);
    const place = { ...context, mediaFolder: mediaFolderOf(context) };
    const file = FILE === null ? null : Buffer.from(FILE, 'base64');
    return answerOf(context.db, await setLogo(place, { ref, file, by, why: WHY.trim(), key, seen }));
  },
};

async function answerOf(db: Database, { result, refusal, reason }: EditedStructure) {
  const structure = await readDeskStructure(db);
  return { RESULT: result, REFUSAL: refusal, REASON: reason, STRUCTURE: deskStructureToWire(structure) };
}
