import type { ResponseOf } from '../contract/schemas.ts';
import type { LocalizedText } from '../language/text.ts';

/** A category with the categories right below it. */
export type Category = {
  readonly path: string;
  readonly name: LocalizedText;
  readonly children: readonly ChildCategory[];
};

export type ChildCategory = { readonly path: string; readonly name: LocalizedText; readonly hasChildren: boolean };

export function categoryFromWire({ PATH, NAME, CHILDREN }: ResponseOf<'category'>): Category {
  const children = CHILDREN.map((child) => ({ path: child.PATH, name: child.NAME, hasChildren: child.HAS_CHILDREN }));
  return { path: PATH, name: NAME, children };
}
