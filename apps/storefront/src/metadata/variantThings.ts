import type { VariantGroup } from '@platine/domain/catalog/variants.ts';
import type { Language } from '@platine/domain/language/language.ts';
import { pickText } from '@platine/domain/language/text.ts';
import { productPath } from '@platine/ui/routing/paths.ts';
import type { Thing } from './structuredData.ts';

/** Attributes that schema.org has a property for, by their keys; search engines know others by their names. */
const properties: Readonly<Record<string, string>> = {
  colour: 'color',
  color: 'color',
  size: 'size',
  material: 'material',
  pattern: 'pattern',
};

type VariantReader = { readonly language: Language; readonly origin: string };

/** The group that a product is a variant of, with the pages of the others (record 0151). */
export function variantThings(
  { group, attributes, variants }: VariantGroup,
  { name, sku }: { readonly name: string; readonly sku: number },
  { language, origin }: VariantReader,
): Thing {
  const others = variants.filter((variant) => variant.sku !== sku);
  return {
    '@type': 'ProductGroup',
    name,
    productGroupID: group,
    variesBy: attributes.map(({ key, name: words }) => {
      const property = properties[key];
      return property === undefined ? (pickText(words, language)?.text ?? key) : `https://schema.org/${property}`;
    }),
    hasVariant: others.map((variant) => ({ '@type': 'Product', url: origin + productPath(variant.sku) })),
  };
}
