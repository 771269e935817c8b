import type { ProductWire } from '../contract/schemas/product.ts';
import type { VariantGroup } from './variants.ts';

type VariantsWire = NonNullable<ProductWire['VARIANTS']>;

export function variantsFromWire({ GROUP, ATTRIBUTES, PRODUCTS }: VariantsWire): VariantGroup {
  return {
    group: GROUP,
    attributes: ATTRIBUTES.map(({ KEY, NAME, UNIT, VALUES }) => ({
      key: KEY,
      name: NAME,
      unit: UNIT,
      values: VALUES.map(({ VALUE, TEXT }) => ({ value: VALUE, text: TEXT })),
    })),
    variants: PRODUCTS.map(({ SKU, STATE, CHOICES }) => ({ sku: SKU, state: STATE, choices: CHOICES })),
  };
}

export function variantsToWire({ group, attributes, variants }: VariantGroup): VariantsWire {
  return {
    GROUP: group,
    ATTRIBUTES: attributes.map(({ key, name, unit, values }) => ({
      KEY: key,
      NAME: name,
      UNIT: unit,
      VALUES: values.map(({ value, text }) => ({ VALUE: value, TEXT: text })),
    })),
    PRODUCTS: variants.map(({ sku, state, choices }) => ({ SKU: sku, STATE: state, CHOICES: [...choices] })),
  };
}
