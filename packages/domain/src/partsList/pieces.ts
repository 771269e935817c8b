import { maximumPieces } from '../cart/quantity.ts';

/** Words for pieces, behind or before a number. */
const unit = '(?:x|×|\\*|pcs?\\.?|pieces?|stk\\.?|stück|st\\.|pièces?|ea\\.?)';

const whole = new RegExp(`^(\\d{1,3}(?:[ '’.,]\\d{3})+|\\d+)(?:[.,]0+)?\\s*${unit}?$`, 'iu');

/** Pieces in a cell of quantities: "10", "1,000", "10 pcs", "3.0". Null for what is no whole number, or more than a cart takes. */
export function piecesIn(text: string): number | null {
  const digits = whole.exec(text.trim())?.[1];
  if (digits === undefined) return null;
  const pieces = Number(digits.replaceAll(/\D/g, ''));
  return pieces <= maximumPieces ? pieces : null;
}
