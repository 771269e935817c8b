import { ancestorPaths, isRootCategory } from '@platine/domain/catalog/categoryPath.ts';

/** Ancestors of a category, without the root, which the start page stands for. */
export function ancestorCategories(path: string): readonly string[] {
  return ancestorPaths(path).filter((ancestor) => !isRootCategory(ancestor));
}
