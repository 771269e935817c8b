import type { Schema } from 'yup';
import { BusinessFailure } from '../contract/businessFailure.ts';
import { checkWire } from './wire.ts';

type Wire = Readonly<Record<string, unknown>>;

/** What a server keeps of a request: tidied values that the form's schema takes. Throws ValidationException with the wire's fields (spec §5). */
export function requireValid<Value>(schema: Schema<Value>, wire: Wire, known: Wire = {}): Value {
  const checked = checkWire(schema, wire, known);
  if (checked.kind === 'valid') return checked.value;
  throw new BusinessFailure('ValidationException', 'Some fields break a rule.', checked.fields);
}
