/** The most pieces that a field or a call takes; anything above is a slip of the keyboard, not an order. */
export const maximumPieces = 100_000;

/** How a product may be ordered, in pieces: in whole steps of the minimum order quantity, up to a limit or without one (D13). */
export type OrderRule = { readonly step: number; readonly limit: number | null };

export type AdjustmentReason = 'CART_LIMIT' | 'ORDER_QUANTITY';

/** The amount that is possible for a wanted one, and why it differs. */
export type Capped = { readonly amount: number; readonly reason: AdjustmentReason | null };

/** The most pieces a rule allows: the limit rounded down to a whole step; 0 means that the product cannot be ordered (D13). */
export function maximumFor({ step, limit }: OrderRule): number {
  return Math.floor(Math.min(limit ?? maximumPieces, maximumPieces) / step) * step;
}

/** Brings a wanted amount to a possible one: up to a whole step, then down to what the limit allows (spec §4, §9, D13). */
export function capAmount(wanted: number, rule: OrderRule): Capped {
  const stepped = Math.ceil(wanted / rule.step) * rule.step;
  const most = maximumFor(rule);
  if (stepped > most) return { amount: most, reason: 'CART_LIMIT' };
  return { amount: stepped, reason: stepped === wanted ? null : 'ORDER_QUANTITY' };
}

/** The request that turns `current` pieces into `wanted` ones (spec §4: adjusting adds or removes the difference). */
export function difference(
  current: number,
  wanted: number,
): { readonly change: 'add' | 'remove' | 'none'; readonly amount: number } {
  if (wanted > current) return { change: 'add', amount: wanted - current };
  if (wanted < current) return { change: 'remove', amount: current - wanted };
  return { change: 'none', amount: 0 };
}

/** Why a typed amount is refused. */
export type AmountRefusal = 'EMPTY' | 'NOT_A_NUMBER' | 'NOT_WHOLE' | 'TOO_SMALL' | 'TOO_LARGE';

export type ReadAmount =
  | ({ readonly kind: 'amount' } & Capped)
  | { readonly kind: 'refused'; readonly code: AmountRefusal };

/** Reads what a shopper typed into an amount field. Only plain digits are an amount; `1e9` is not, though JavaScript would read it. */
export function readAmount(typed: string, rule: OrderRule): ReadAmount {
  const text = typed.trim();
  if (text === '') return { kind: 'refused', code: 'EMPTY' };
  if (/^\+?\d+[.,]\d+$/.test(text)) return { kind: 'refused', code: 'NOT_WHOLE' };
  if (!/^[-−+]?\d+$/.test(text)) return { kind: 'refused', code: 'NOT_A_NUMBER' };
  const pieces = Number(text.replace('−', '-'));
  if (pieces < 1) return { kind: 'refused', code: 'TOO_SMALL' };
  if (pieces > maximumPieces) return { kind: 'refused', code: 'TOO_LARGE' };
  return { kind: 'amount', ...capAmount(pieces, rule) };
}
