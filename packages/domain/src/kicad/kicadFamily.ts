import { ancestorPaths } from '../catalog/categoryPath.ts';
import type { Attribute, Product } from '../catalog/product.ts';

/** A condition on a product: the attribute's text is one of these, in any language. */
export type KicadCondition = { readonly attribute: string; readonly texts: readonly string[] };

/** Products of one category that are drawn with the same symbol in KiCad. Symbols and footprints are named as `Library:Name`. */
export type KicadFamily = {
  readonly category: string;
  readonly symbol: string;
  /** The letters before the number of a component: R for R12. */
  readonly reference: string;
  /** The attribute that is the component's value; null when that is the maker's part number. */
  readonly value: string | null;
  /** All must hold. */
  readonly where: readonly KicadCondition[];
  /** By the text of the attribute `package`; a product with another package has none. */
  readonly footprints: readonly { readonly package: string; readonly footprint: string }[];
};

/** Whether the attributes of a product are those that the family asks for. */
export function fitsFamily({ attributes }: Pick<Product, 'attributes'>, { where }: KicadFamily): boolean {
  return where.every(({ attribute, texts }) => texts.some((text) => hasText(attributes, attribute, text)));
}

/** The first family that a product belongs to, or null. */
export function familyOf(
  product: Pick<Product, 'attributes' | 'categoryPaths'>,
  families: readonly KicadFamily[],
): KicadFamily | null {
  const isIn = ({ category }: KicadFamily) =>
    product.categoryPaths.some((path) => [path, ...ancestorPaths(path)].includes(category));
  return families.find((family) => isIn(family) && fitsFamily(product, family)) ?? null;
}

/** The footprint for a product's package, or null. */
export function footprintOf({ attributes }: Pick<Product, 'attributes'>, { footprints }: KicadFamily): string | null {
  return footprints.find((one) => hasText(attributes, 'package', one.package))?.footprint ?? null;
}

function hasText(attributes: readonly Attribute[], key: string, text: string): boolean {
  // Texts of the catalogue have spaces that do not break; people type ordinary ones.
  const plain = (one: string) => one.replaceAll('\u00A0', ' ');
  return attributes.some(
    (one) => one.key === key && Object.values(one.text ?? {}).some((own) => own !== undefined && plain(own) === text),
  );
}
