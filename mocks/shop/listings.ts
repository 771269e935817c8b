import { parentPath } from '@platine/domain/catalog/categoryPath.ts';
import type { ProductWire } from '@platine/domain/contract/schemas/product.ts';
import type { RequestOf, ResponseOf } from '@platine/domain/contract/schemas.ts';
import type { CatalogueEntry } from '../catalogue/entry.ts';
import { makers } from '../catalogue/makers.data.ts';
import { categories, menuGroups } from '../catalogue/tree.data.ts';
import { BusinessFailure } from '@platine/domain/contract/businessFailure.ts';
import { productNotFound } from '@platine/domain/errors/errorMessages.ts';
import type { Shop } from './shop.ts';

/** Loads products in the order of the SKUs, each once. Unknown ones are left out; it throws when all are unknown (D1). */
export function loadProducts(
  shop: Shop,
  { SKUS, FILTER_CLASS }: RequestOf<'loadProducts'>,
): ResponseOf<'loadProducts'> {
  const found = [...new Set(SKUS)].flatMap((sku) => shop.find(sku) ?? []);
  if (found.length === 0) throw new BusinessFailure('ProductNotFoundException', productNotFound(...SKUS));
  return { PRODUCTS: found.map((entry) => productOf(shop, entry, FILTER_CLASS)) };
}

function productOf(shop: Shop, entry: CatalogueEntry, filterClass: 'LIST' | 'FULL'): ProductWire {
  const product = shop.isForSale(entry)
    ? entry.product
    : { ...entry.product, SELLING_PLATFORMS: [{ SELLING_PLATFORM: 'WEBSHOP', SALE: null }] };
  if (filterClass === 'FULL') return product;
  const { DESCRIPTION: _d, GTIN: _g, CATEGORY_PATHS: _p, CROSS_SELLING: _c, ...listed } = product;
  return listed;
}

export function category({ PATH }: RequestOf<'category'>): ResponseOf<'category'> {
  // Paths are looked up in lower case (spec §3).
  const path = PATH.toLowerCase();
  const own = categories.find((one) => one.path === path);
  if (own === undefined) throw new BusinessFailure('CategoryNotFoundException', `Category ${PATH} not found.`);
  const children = childrenOf(path);
  return {
    PATH: own.path,
    NAME: own.name,
    HAS_CHILDREN: children.length > 0,
    PARENT_PATH: parentPath(own.path),
    CHILDREN: children.map((child) => ({
      PATH: child.path,
      NAME: child.name,
      HAS_CHILDREN: childrenOf(child.path).length > 0,
    })),
  };
}

function childrenOf(path: string) {
  return categories.filter((one) => parentPath(one.path) === path);
}

export function categoryMenu(): ResponseOf<'categoryMenu'> {
  return {
    GROUPS: menuGroups.map(({ group, entries }) => ({
      GROUP: group,
      ENTRIES: entries.map(({ title, groupTags }) => ({ TITLE: title, GROUPTAGS: [...groupTags] })),
    })),
  };
}

/** The makers that have products, from A to Z. */
export function manufacturers({ catalogue }: Shop): ResponseOf<'manufacturers'> {
  const listed = Object.entries(makers).map(([name, { id, country }]) => ({
    MANUFACTURER_ID: id,
    MANUFACTURER_NAME: name,
    PRODUCT_COUNT: catalogue.filter(({ product }) => product.MANUFACTURER.MANUFACTURER_ID === id).length,
    COUNTRY_CODE: country,
  }));
  const sold = listed.filter(({ PRODUCT_COUNT }) => PRODUCT_COUNT > 0);
  const key = ({ MANUFACTURER_NAME }: (typeof sold)[number]) => MANUFACTURER_NAME.toLowerCase();
  return { MANUFACTURERS: sold.toSorted((one, other) => (key(one) < key(other) ? -1 : 1)) };
}
