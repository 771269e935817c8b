import { BusinessFailure } from '../contract/businessFailure.ts';
import type { ValidationCode } from '../validation/codes.ts';
import type { ListRefusal, ReadList } from './partsList.ts';

const codes: Readonly<Record<ListRefusal, ValidationCode>> = {
  EMPTY: 'REQUIRED',
  TOO_MANY_LINES: 'TOO_LONG',
  TOO_LONG: 'TOO_LONG',
};

/** The field that a list came in. */
export type ListField = 'TEXT' | 'FILE';

/** The lines of a list that could be read. Throws ValidationException for the field that it came in. */
export function requireList(list: ReadList, field: ListField): Extract<ReadList, { kind: 'read' }> {
  if (list.kind === 'read') return list;
  throw refusedList(field, codes[list.reason]);
}

/** The refusal of a list; of a file that is none of the forms that are read, FORMAT. */
export function refusedList(field: ListField, code: ValidationCode): BusinessFailure {
  return new BusinessFailure('ValidationException', 'The list cannot be read.', [{ FIELD: field, CODE: code }]);
}
