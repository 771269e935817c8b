import type { Cents } from '@platine/domain/money/money.ts';

export const money = (cents: Cents) => `${(cents / 100).toFixed(2)} EUR`;

/** A moment by the shop's clock. */
export const time = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Europe/Luxembourg',
});

/** An act in one line: when, who, what, and why. */
export function actLine(
  { at, by, why }: { readonly at: Date; readonly by: string; readonly why: string },
  what: string,
) {
  return `${time.format(at)} ${by}: ${what}${why === '' ? '' : ` (${why})`}`;
}
