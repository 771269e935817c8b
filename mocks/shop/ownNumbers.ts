import { BusinessFailure } from '@platine/domain/contract/businessFailure.ts';
import type { OwnNumber } from '@platine/domain/lists/ownNumber.ts';
import { hasRoomFor, mostOwnNumbers } from '@platine/domain/lists/ownNumber.ts';
import { requireUser } from './accounts/records.ts';
import type { Shop } from './shop.ts';

/** The numbers of the customer who is logged in, by number; a guest has none. */
export function ownNumbersOf(shop: Shop): OwnNumber[] {
  const own = shop.read().ownNumbers.filter(({ owner }) => owner === shop.user?.email);
  return own
    .map(({ sku, number }) => ({ sku, number }))
    .toSorted((one, other) => one.number.localeCompare(other.number) || one.sku - other.sku);
}

export function readOwnNumbers(shop: Shop): OwnNumber[] {
  requireUser(shop);
  return ownNumbersOf(shop);
}

/** Answers the SKUs that the shop has never had. */
export function setOwnNumbers(shop: Shop, wanted: readonly OwnNumber[]): number[] {
  const { email: owner } = requireUser(shop);
  if (!hasRoomFor(ownNumbersOf(shop), wanted))
    throw new BusinessFailure('ListFullException', `An account has ${mostOwnNumbers} numbers of its own.`);
  const isKnown = (sku: number) => shop.catalogue.some(({ product }) => product.sku === sku);
  const numbers = new Map(wanted.map(({ sku, number }) => [sku, number.trim()]));
  const others = shop.read().ownNumbers.filter((one) => one.owner !== owner || !numbers.has(one.sku));
  const given = [...numbers].flatMap(([sku, number]) =>
    number === '' || !isKnown(sku) ? [] : [{ owner, sku, number }],
  );
  shop.change({ ownNumbers: [...others, ...given] });
  return [...numbers.keys()].filter((sku) => !isKnown(sku));
}
