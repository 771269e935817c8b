import { deskStructureToWire, structureEditFromWire } from '@platine/domain/desk/deskStructure.ts';
import { readDeskStructure } from '../../catalogue/edits/deskStructure.ts';
import { editStructure } from '../../catalogue/edits/editStructure.ts';
import type { DeskHandlersOf } from './deskContext.ts';
import { requireOperator } from './deskContext.ts';

/** Makers, categories and the menu at the desk. */
export const structureHandlers: DeskHandlersOf<'deskStructure' | 'deskEditStructure'> = {
  async deskStructure(_, { db }) {
    return deskStructureToWire(await readDeskStructure(db));
  },

  async deskEditStructure({ SEEN, KEY, WHY, EDIT }, context) {
    const { name: by } = requireOperator(context);
    const edit = structureEditFromWire(EDIT);
    const request = { edit, by, why: WHY.trim(), key: KEY, seen: SEEN };
    const { result, refusal, reason } = await editStructure(context, request);
    const structure = await readDeskStructure(context.db);
    return { RESULT: result, REFUSAL: refusal, REASON: reason, STRUCTURE: deskStructureToWire(structure) };
  },
};
