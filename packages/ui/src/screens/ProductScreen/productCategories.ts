import { isCategoryPath, isRootCategory } from '@platine/domain/catalog/categoryPath.ts';
import type { Product } from '@platine/domain/catalog/product.ts';
import { ancestorCategories } from '../ancestorCategories.ts';

/** A product in very many categories shows so many. */
const most = 4;

/** The categories that a product is in; the root, which everything is in, is none. */
export function assignedCategories({ categoryPaths }: Pick<Product, 'categoryPaths'>): readonly string[] {
  return categoryPaths.filter((path) => isCategoryPath(path) && !isRootCategory(path)).slice(0, most);
}

/** From the highest category down to this one. */
export function pathsTo(path: string): readonly string[] {
  return [...ancestorCategories(path), path];
}

/** Every category that the product's page names; whoever loads the page ahead asks for the same. */
export function namedCategories(product: Pick<Product, 'categoryPaths'>): readonly string[] {
  const own = assignedCategories(product);
  const [first] = own;
  return [...new Set([...(first === undefined ? [] : pathsTo(first)), ...own])];
}
