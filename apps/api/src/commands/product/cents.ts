import type { Cents } from '@platine/domain/money/money.ts';
import { toCents } from '@platine/domain/money/money.ts';

/** Euros with a point or a comma; null for anything else. */
export function centsOf(text: string): Cents | null {
  return /^\d{1,7}(?:[.,]\d{1,2})?$/.test(text) ? toCents(Number(text.replace(',', '.'))) : null;
}
