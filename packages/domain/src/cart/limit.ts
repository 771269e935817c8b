import type { OrderRule } from './quantity.ts';

/** Manufacturer of the educational brick line (spec §9). */
export const educationalManufacturer = 105;
export const educationalLineName = 'Klots School';

/** Pieces per customer of the educational line (spec §9). */
export const educationalLimit = 5;

/** Pieces per customer of the two sets that are scarce (spec §9). */
export const scarceLimit = 2;
const scarceSkus: readonly number[] = [193004, 193013];

const limitFlag = /^AMOUNT_IN_CART_LIMIT:(\d{1,9})$/;

export type LimitedProduct = {
  readonly sku: number;
  readonly manufacturerId: number;
  /** The English name: the educational line is also recognised by it (spec §9). */
  readonly nameEn: string;
  readonly flags: readonly string[];
};

/**
 * How many pieces of a product one customer may have in the cart, or null without a limit. Of several limits the smallest counts (D13);
 * an educational institution has none (spec §9).
 */
export function cartLimit(product: LimitedProduct, educationalInstitution: boolean): number | null {
  if (educationalInstitution) return null;
  const limits = [
    ...(isEducationalLine(product) ? [educationalLimit] : []),
    ...(scarceSkus.includes(product.sku) ? [scarceLimit] : []),
    ...product.flags.flatMap((flag) => limitFlag.exec(flag)?.[1] ?? []).map(Number),
  ];
  return limits.length === 0 ? null : Math.min(...limits);
}

/** A product's rule as it holds for one customer. */
export function ownRule(rule: OrderRule, educationalInstitution: boolean): OrderRule {
  return educationalInstitution ? { ...rule, limit: null } : rule;
}

/** Whether it belongs to the educational line: by its manufacturer or its name (spec §9). */
export function isEducationalLine({
  manufacturerId,
  nameEn,
}: Pick<LimitedProduct, 'manufacturerId' | 'nameEn'>): boolean {
  return manufacturerId === educationalManufacturer || nameEn.includes(educationalLineName);
}
