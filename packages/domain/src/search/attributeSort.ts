/** An order by the values of one attribute: from the smallest up, or from the largest down. The rest is the attribute's key. */
export type AttributeSort = `up.${string}` | `down.${string}`;

const attributeSort = /^(?:up|down)\.\P{Cc}{1,60}$/u;

export function isAttributeSort(sort: string): sort is AttributeSort {
  return attributeSort.test(sort);
}

export function sortedAttribute(sort: AttributeSort): { readonly key: string; readonly falling: boolean } {
  const [direction = ''] = sort.split('.', 1);
  return { key: sort.slice(direction.length + 1), falling: direction === 'down' };
}
