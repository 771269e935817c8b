import { isCategoryPath, isRootCategory } from '@platine/domain/catalog/categoryPath.ts';
import type { Product } from '@platine/domain/catalog/product.ts';
import { ancestorCategories } from '../ancestorCategories.ts';

/** Limit for products in very many categories. */
const most = 4;

/** Categories of a product, without the root, which contains everything. */
export function assignedCategories({ categoryPaths }: Pick<Product, 'categoryPaths'>): readonly string[] {
  return categoryPaths.filter((path) => isCategoryPath(path) && !isRootCategory(path)).slice(0, most);
}

/** Paths from the top-level category down to this one. */
export function pathsTo(path: string): readonly string[] {
  return [...ancestorCategories(path), path];
}

/** Every category that a product page names; screens and prefetching share the list. */
export function namedCategories(product: Pick<Product, 'categoryPaths'>): readonly string[] {
  const own = assignedCategories(product);
  const [first] = own;
  return [...new Set([...(first === undefined ? [] : pathsTo(first)), ...own])];
}
