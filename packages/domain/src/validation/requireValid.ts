import { BusinessFailure } from '../contract/businessFailure.ts';
import type { FormSchema } from './checkWire.ts';
import { checkWire } from './checkWire.ts';

type Wire = Readonly<Record<string, unknown>>;

/** Returns the normalised values of a request that matches the form's schema. Throws ValidationException with the wire's fields (spec §5). */
export function requireValid<Value>(schema: FormSchema<Value>, wire: Wire, known: Wire = {}): Value {
  const checked = checkWire(schema, wire, known);
  if (checked.kind === 'valid') return checked.value;
  throw new BusinessFailure('ValidationException', 'Some fields break a rule.', checked.fields);
}
