/** An order by the values of one attribute: from the smallest up, or from the largest down. The rest is the attribute's key. */
export type AttributeSort = `up.${string}` | `down.${string}`;

export function isAttributeSort(sort: string): sort is AttributeSort {
  return /^(?:up|down)\./.test(sort);
}

export function sortedAttribute(sort: AttributeSort): { readonly key: string; readonly falling: boolean } {
  return { key: sort.slice(sort.indexOf('.') + 1), falling: sort.startsWith('d') };
}
