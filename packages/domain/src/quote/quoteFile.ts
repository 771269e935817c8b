/** The address of a quote's PDF. */
export function quoteFilePath(number: string): string {
  return `/api/quote/file/${encodeURIComponent(number)}.pdf`;
}
