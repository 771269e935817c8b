import type { Variant, VariantAttribute, VariantGroup, VariantValue } from './variants.ts';

/** A value that a shopper may choose, and the variant that the choice leads to. */
export type VariantChoice = {
  readonly value: VariantValue;
  readonly variant: Variant;
  readonly isCurrent: boolean;
  /** Values of other attributes that change with it, because no variant has it together with the current ones. */
  readonly changed: readonly (VariantValue & Pick<VariantAttribute, 'key' | 'name' | 'unit'>)[];
};

export type AttributeChoices = { readonly attribute: VariantAttribute; readonly choices: readonly VariantChoice[] };

/**
 * The values that the page of a variant offers. One leads to the variant that has it and all other values of the current one; where there is none,
 * to the one that keeps most of them, of those to the one whose values are nearest, of those to the first by SKU. Empty for an SKU that is not in
 * the group (record 0151).
 */
export function variantChoices({ attributes, variants }: VariantGroup, sku: number): AttributeChoices[] {
  const current = variants.find((variant) => variant.sku === sku);
  if (current === undefined) return [];
  return attributes.map((attribute, at) => ({
    attribute,
    choices: attribute.values.flatMap((value, place) => {
      const isCurrent = current.choices[at] === place;
      const variant = isCurrent
        ? current
        : nearest(
            current,
            variants.filter(({ choices }) => choices[at] === place),
          );
      if (variant === null) return [];
      const changed = changedValues(attributes, variant, current).filter(({ key }) => key !== attribute.key);
      return [{ value, variant, isCurrent, changed }];
    }),
  }));
}

function nearest(current: Variant, candidates: readonly Variant[]): Variant | null {
  const [first, ...others] = candidates;
  if (first === undefined) return null;
  return others.reduce((best, one) => (distance(one, current) < distance(best, current) ? one : best), first);
}

/** More than any difference of places: a kept value outweighs near ones. */
const changedValue = 10_000;

function distance(one: Variant, other: Variant): number {
  return one.choices.reduce((sum, place, at) => {
    const apart = Math.abs(place - (other.choices[at] ?? 0));
    return sum + apart + (apart > 0 ? changedValue : 0);
  }, 0);
}

function changedValues(
  attributes: readonly VariantAttribute[],
  variant: Variant,
  current: Variant,
): VariantChoice['changed'] {
  return attributes.flatMap(({ key, name, unit, values }, at) => {
    const place = variant.choices[at] ?? 0;
    const value = values[place];
    return value === undefined || place === current.choices[at] ? [] : [{ key, name, unit, ...value }];
  });
}
