import { ancestorPaths, isRootCategory } from '@platine/domain/catalog/categoryPath.ts';

/** The categories between the start page, which stands for the root, and this one. */
export function ancestorCategories(path: string): readonly string[] {
  return ancestorPaths(path).filter((ancestor) => !isRootCategory(ancestor));
}
