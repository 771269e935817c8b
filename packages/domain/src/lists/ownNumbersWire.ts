import type { OwnNumbersWire } from '../contract/schemas/list.ts';
import type { OwnNumber } from './ownNumber.ts';

export function ownNumbersToWire(numbers: readonly OwnNumber[]): OwnNumbersWire {
  return { NUMBERS: numbers.map(({ sku, number }) => ({ SKU: sku, NUMBER: number })) };
}

export function ownNumbersFromWire({ NUMBERS }: OwnNumbersWire): OwnNumber[] {
  return NUMBERS.map(({ SKU, NUMBER }) => ({ sku: SKU, number: NUMBER }));
}
