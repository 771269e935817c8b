import type { Values } from './options.ts';
import { hasOnly } from '../typedWords.ts';
import { isOrderNumber } from './options.ts';

export type LabelCommand = {
  readonly what: 'label';
  /** Each once. */
  readonly orderNumbers: readonly string[];
  readonly cancel: boolean;
  /** Where the PDF is written, with all labels in it; null: one for each, under its parcel's name. */
  readonly out: string | null;
  readonly by: string | null;
};

/** Null for options that a label does not take. */
export function labelOf(
  numbers: readonly string[],
  values: Values,
): (LabelCommand & { readonly json: boolean }) | null {
  const { cancel = false, out = null, by = null, json = false } = values;
  if (numbers.length === 0 || !numbers.every(isOrderNumber) || !hasOnly(values, ['cancel', 'out', 'by', 'json']))
    return null;
  return cancel && out !== null ? null : { what: 'label', orderNumbers: [...new Set(numbers)], cancel, out, by, json };
}
