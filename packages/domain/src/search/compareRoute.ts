/** The path of a comparison of products, with their prices at an amount of pieces; one piece is left out. */
export function compareRoute(skus: readonly number[], amount: number): string {
  const fields = [...skus.map((sku) => `sku=${sku}`), ...(amount === 1 ? [] : [`amount=${amount}`])];
  return fields.length === 0 ? '/compare' : `/compare?${fields.join('&')}`;
}
