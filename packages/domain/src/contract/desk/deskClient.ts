import type { Outcome } from '../envelope.ts';
import type { DeskCallName } from './deskCalls.ts';
import type { DeskRequestOf, DeskResponseOf } from './deskSchemas.ts';

/** Makes one call of the desk and never rejects: the three outcomes are values (D2). */
export type DeskClient = <Name extends DeskCallName>(
  name: Name,
  request: Partial<DeskRequestOf<Name>>,
) => Promise<Outcome<DeskResponseOf<Name>>>;
