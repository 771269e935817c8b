/** Address of a product's picture. The hash changes with the picture, so the file may be cached for ever. */
export function pictureUrl({ sku, pictureHash }: { readonly sku: number; readonly pictureHash: string }): string {
  return `/pictures/${sku}-${pictureHash}.svg`;
}
