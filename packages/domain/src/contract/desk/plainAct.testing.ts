import { withoutDetails } from '../../desk/deskAct.ts';
import type { DeskRequestOf } from './deskSchemas.ts';

/** The fields of an act that its kind does not read. */
export const plainAct: Omit<DeskRequestOf<'deskAct'>['ACT'], 'KIND'> = { MONEY: 0, PIECES: [], ...withoutDetails };
