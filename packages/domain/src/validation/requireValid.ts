import { BusinessFailure } from '../contract/businessFailure.ts';
import type { FormSchema } from './checkWire.ts';
import { checkWire } from './checkWire.ts';

type Named = Readonly<Record<string, unknown>>;

/** Tidies values by a form's schema; they have the wire's names or the form's. Throws ValidationException with the wire's names (spec §5). */
export function requireValid<Value>(schema: FormSchema<Value>, values: Named, known: Named = {}): Value {
  const checked = checkWire(schema, values, known);
  if (checked.kind === 'valid') return checked.value;
  throw new BusinessFailure('ValidationException', 'Some fields break a rule.', checked.fields);
}
