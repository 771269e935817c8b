import { parentPath } from '@platine/domain/catalog/categoryPath.ts';
import type { Product } from '@platine/domain/catalog/product.ts';
import type { RetiredProduct } from '@platine/domain/catalog/retiredProduct.ts';
import { BusinessFailure } from '@platine/domain/contract/businessFailure.ts';
import { productNotFound } from '@platine/domain/errors/errorMessages.ts';
import { makers } from '../catalogue/makers.data.ts';
import { categories } from '../catalogue/tree.data.ts';
import type { Shop } from './shop.ts';

/** Loads products in the order of the SKUs, each once. Unknown ones are left out; it throws when all are unknown (D1). */
export function loadProducts(shop: Shop, skus: readonly number[]): Product[] {
  const found = [...new Set(skus)].flatMap((sku) => shop.find(sku) ?? []);
  if (found.length === 0) throw new BusinessFailure('ProductNotFoundException', productNotFound(...skus));
  return found.map((entry) => (shop.isForSale(entry) ? entry.product : { ...entry.product, prices: [] }));
}

/** A product that was removed from the catalogue. Throws ProductNotFoundException for any other. */
export function findRetired(shop: Shop, sku: number): RetiredProduct {
  const { changedProducts, successors } = shop.read();
  const entry = shop.catalogue.find(({ product }) => product.sku === sku);
  if (entry === undefined || changedProducts[sku] !== null)
    throw new BusinessFailure('ProductNotFoundException', productNotFound(sku));
  const passed = new Set([sku]);
  let successor = successors[sku];
  // A successor may have been removed in its turn.
  while (successor !== undefined && !passed.has(successor) && shop.find(successor) === null) {
    passed.add(successor);
    successor = successors[successor];
  }
  const isSold = successor !== undefined && shop.find(successor) !== null;
  const { name, categoryPaths } = entry.product;
  return { sku, name, categoryPaths, successor: isSold ? (successor ?? null) : null };
}

/** The category at a path with those right below it. Throws CategoryNotFoundException. */
export function findCategory(path: string) {
  // Paths are looked up in lower case (spec §3).
  const own = categories.find((one) => one.path === path.toLowerCase());
  if (own === undefined) throw new BusinessFailure('CategoryNotFoundException', `Category ${path} not found.`);
  const children = childrenOf(own.path);
  return {
    ...own,
    parentPath: parentPath(own.path),
    children: children.map((child) => ({ ...child, hasChildren: childrenOf(child.path).length > 0 })),
  };
}

function childrenOf(path: string) {
  return categories.filter((one) => parentPath(one.path) === path);
}

/** The makers that have products, with their number, from A to Z. */
export function listManufacturers({ catalogue }: Shop) {
  const listed = Object.entries(makers).map(([name, { id, country }]) => ({
    id,
    name,
    products: catalogue.filter(({ product }) => product.manufacturer.id === id).length,
    countryCode: country,
  }));
  const sold = listed.filter(({ products }) => products > 0);
  const key = ({ name }: (typeof sold)[number]) => name.toLowerCase();
  return sold.toSorted((one, other) => (key(one) < key(other) ? -1 : 1));
}
