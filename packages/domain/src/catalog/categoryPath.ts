/** The root of the shop's categories and the category that counts when none is given (spec §9). Its page is the start page. */
export const rootCategory = '1.2';

const pathForm = /^[\da-z]+(?:\.[\da-z]+)*$/i;

/** Whether a text is a category path of this shop: the root, or steps of letters and digits below it, joined by dots. */
export function isCategoryPath(path: string): boolean {
  return pathForm.test(path) && (path === rootCategory || path.startsWith(`${rootCategory}.`));
}

export function isRootCategory(path: string): boolean {
  return path === rootCategory;
}

/** The path one level up; null for the root, which has none. */
export function parentPath(path: string): string | null {
  return isRootCategory(path) || !isCategoryPath(path) ? null : path.slice(0, path.lastIndexOf('.'));
}

/** The paths from the root down to the parent, as a breadcrumb needs them; empty for the root. */
export function ancestorPaths(path: string): string[] {
  const parent = parentPath(path);
  return parent === null ? [] : [...ancestorPaths(parent), parent];
}

/** Where a category is shown: the root on the start page, every other on /category/{path} (spec §2, D24). */
export function categoryRoute(path: string): string {
  return isRootCategory(path) ? '/' : `/category/${path}`;
}
