import { checkShape, readShape } from '../parse.ts';
import type { DeskCallName } from './deskCalls.ts';
import type { DeskRequestOf, DeskResponseOf } from './deskSchemas.ts';
import { deskSchemas } from './deskSchemas.ts';

/** Parses what the desk sent: unknown fields are dropped, defaults filled in. Throws ShapeError. */
export function parseDeskRequest<Name extends DeskCallName>(name: Name, value: unknown): DeskRequestOf<Name> {
  return readShape<DeskRequestOf<Name>>(name, deskSchemas[name].request, value);
}

/** Checks what a server answers the desk: a missing, wrong or unknown field is an error that names it. Throws ShapeError. */
export function parseDeskResponse<Name extends DeskCallName>(name: Name, value: unknown): DeskResponseOf<Name> {
  return checkShape<DeskResponseOf<Name>>(name, deskSchemas[name].response, value);
}
