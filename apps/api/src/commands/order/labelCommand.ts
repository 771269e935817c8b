import type { Values } from './options.ts';
import { hasOnly, isOrderNumber } from './options.ts';

export type LabelCommand = {
  readonly what: 'label';
  readonly orderNumber: string;
  readonly cancel: boolean;
  /** Where the PDF is written; null: beside, under the parcel's name. */
  readonly out: string | null;
  readonly by: string | null;
};

/** Null for options that a label does not take. */
export function labelOf(
  orderNumber: string | undefined,
  values: Values,
): (LabelCommand & { readonly json: boolean }) | null {
  const { cancel = false, out = null, by = null, json = false } = values;
  if (!isOrderNumber(orderNumber) || !hasOnly(values, ['cancel', 'out', 'by', 'json'])) return null;
  return cancel && out !== null ? null : { what: 'label', orderNumber, cancel, out, by, json };
}
