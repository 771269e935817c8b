import type { OrderRule } from './quantity.ts';

/** Products that a shop limits in a cart, and to how many pieces of each a customer. */
export type CartLimitRules = {
  /** A line for schools: all of these manufacturers, and products whose English name has one of these names. */
  readonly educationalLine: {
    readonly manufacturerIds: readonly number[];
    readonly names: readonly string[];
    readonly pieces: number;
  };
  /** Products of which there are too few. */
  readonly scarce: { readonly skus: readonly number[]; readonly pieces: number };
};

/** The limits of the specification (spec §9), for a shop whose folder says nothing of limits. */
export const specifiedLimits: CartLimitRules = {
  educationalLine: { manufacturerIds: [105], names: ['Klots School'], pieces: 5 },
  scarce: { skus: [193004, 193013], pieces: 2 },
};

const flagName = 'AMOUNT_IN_CART_LIMIT:';
const limitFlag = new RegExp(`^${flagName}(\\d{1,9})$`);

export type LimitedProduct = {
  readonly sku: number;
  readonly manufacturerId: number;
  /** The English name: the educational line is also recognised by it (spec §9). */
  readonly nameEn: string;
  readonly flags: readonly string[];
};

/**
 * How many pieces of a product one customer may have in the cart, or null without a limit. Of several limits the smallest counts (D13);
 * an educational institution has none (spec §9). A product's flag holds with any rules.
 */
export function cartLimit(
  product: LimitedProduct,
  educationalInstitution: boolean,
  rules: CartLimitRules,
): number | null {
  if (educationalInstitution) return null;
  const { educationalLine, scarce } = rules;
  const limits = [
    ...(isEducationalLine(product, rules) ? [educationalLine.pieces] : []),
    ...(scarce.skus.includes(product.sku) ? [scarce.pieces] : []),
    ...flaggedLimits(product.flags),
  ];
  return smallest(limits);
}

/** The limit that a product's flags say, which on the wire include that of the shop's rules (`flagsWithLimit`). */
export function flaggedLimit(flags: readonly string[]): number | null {
  return smallest(flaggedLimits(flags));
}

/** Flags that say a product's limit, so that a reader needs no rules of the shop. A limit of 0 is that of a product that cannot be bought. */
export function flagsWithLimit(flags: readonly string[], limit: number | null): string[] {
  const isSaid = limit === null || limit === 0 || flaggedLimit(flags) === limit;
  return isSaid ? [...flags] : [...flags, `${flagName}${limit}`];
}

function flaggedLimits(flags: readonly string[]): number[] {
  return flags.flatMap((flag) => limitFlag.exec(flag)?.[1] ?? []).map(Number);
}

function smallest(limits: readonly number[]): number | null {
  return limits.length === 0 ? null : Math.min(...limits);
}

/** A product's rule as it holds for one customer. */
export function ownRule(rule: OrderRule, educationalInstitution: boolean): OrderRule {
  return educationalInstitution ? { ...rule, limit: null } : rule;
}

/** Whether it belongs to the educational line: by its manufacturer or its name (spec §9). */
export function isEducationalLine(
  { manufacturerId, nameEn }: Pick<LimitedProduct, 'manufacturerId' | 'nameEn'>,
  { educationalLine }: CartLimitRules,
): boolean {
  const { manufacturerIds, names } = educationalLine;
  return manufacturerIds.includes(manufacturerId) || names.some((name) => nameEn.includes(name));
}
