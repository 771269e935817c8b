/** Path of a comparison of products, with their prices at an amount of pieces; one piece is left out. Apart from the other paths, which every page loads. */
export function comparePath(skus: readonly number[] = [], amount = 1): string {
  const fields = [...skus.map((sku) => `sku=${sku}`), ...(amount === 1 ? [] : [`amount=${amount}`])];
  return fields.length === 0 ? '/compare' : `/compare?${fields.join('&')}`;
}
