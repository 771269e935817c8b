import type { Cents } from '@platine/domain/money/money.ts';

export const money = (cents: Cents) => `${(cents / 100).toFixed(2)} EUR`;

/** A moment by the shop's clock. */
export const time = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Europe/Luxembourg',
});
