import type { DeskRequestOf, DeskResponseOf } from '../contract/desk/deskSchemas.ts';
import { ancestorPaths, rootCategory } from '../catalog/categoryPath.ts';
import type { Language } from '../language/language.ts';
import type { LocalizedText } from '../language/text.ts';
import { pickText } from '../language/text.ts';
import type { Cents } from '../money/money.ts';
import { toCents, toEuros } from '../money/money.ts';

/** A product as somebody brings it in by hand; the rest is entered on its page. */
export type NewProduct = {
  readonly sku: number;
  readonly name: LocalizedText;
  readonly manufacturerId: number;
  readonly partNumber: string;
  /** '' for none. */
  readonly gtin: string;
  readonly categoryPath: string;
  /** Of one piece, with Luxembourg VAT; null for a product that is shown and not sold. */
  readonly price: Cents | null;
  readonly stock: number;
  readonly weightGrams: number;
};

export type NamedManufacturer = { readonly id: number; readonly name: string };
export type NamedCategory = { readonly path: string; readonly name: LocalizedText };

/** The choices of the form, and the number that is free. */
export type NewProductChoices = {
  readonly sku: number;
  readonly manufacturers: readonly NamedManufacturer[];
  readonly categories: readonly NamedCategory[];
};

export function newProductToWire(product: NewProduct): Omit<DeskRequestOf<'deskCreateProduct'>, 'KEY' | 'WHY'> {
  return {
    SKU: product.sku,
    NAME: product.name,
    MANUFACTURER_ID: product.manufacturerId,
    MANUFACTURER_SKU: product.partNumber,
    GTIN: product.gtin,
    CATEGORY_PATH: product.categoryPath,
    PRICE: product.price === null ? null : toEuros(product.price),
    STOCK: product.stock,
    WEIGHT_GRAMS: product.weightGrams,
  };
}

export function newProductFromWire(wire: ReturnType<typeof newProductToWire>): NewProduct {
  return {
    sku: wire.SKU,
    name: wire.NAME,
    manufacturerId: wire.MANUFACTURER_ID,
    partNumber: wire.MANUFACTURER_SKU,
    gtin: wire.GTIN,
    categoryPath: wire.CATEGORY_PATH,
    price: wire.PRICE === null ? null : toCents(wire.PRICE),
    stock: wire.STOCK,
    weightGrams: wire.WEIGHT_GRAMS,
  };
}

export function choicesToWire({ sku, manufacturers, categories }: NewProductChoices): DeskResponseOf<'deskNewProduct'> {
  return {
    SKU: sku,
    MANUFACTURERS: manufacturers.map(({ id, name }) => ({ MANUFACTURER_ID: id, MANUFACTURER_NAME: name })),
    CATEGORIES: categories.map(({ path, name }) => ({ PATH: path, NAME: name })),
  };
}

export function choicesFromWire(wire: DeskResponseOf<'deskNewProduct'>): NewProductChoices {
  return {
    sku: wire.SKU,
    manufacturers: wire.MANUFACTURERS.map((one) => ({ id: one.MANUFACTURER_ID, name: one.MANUFACTURER_NAME })),
    categories: wire.CATEGORIES.map(({ PATH, NAME }) => ({ path: PATH, name: NAME })),
  };
}

/** The categories below the root, each with the names from the top level down, in alphabetical order. */
export function categoryChoices(
  categories: readonly NamedCategory[],
  language: Language,
): { readonly path: string; readonly name: string }[] {
  const names = new Map(categories.map(({ path, name }) => [path, pickText(name, language)?.text ?? path]));
  return categories
    .filter(({ path }) => path !== rootCategory)
    .map(({ path }) => {
      const above = ancestorPaths(path).filter((one) => one !== rootCategory);
      return { path, name: [...above, path].map((one) => names.get(one) ?? one).join(' › ') };
    })
    .toSorted((one, other) => one.name.localeCompare(other.name, language));
}
