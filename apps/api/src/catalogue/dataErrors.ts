/** What the database says of a row that it does not take; null for an error of the connection or the program. Its codes of classes 22, 23, 54. */
export function dataError(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  const isAboutData = 'code' in error && typeof error.code === 'string' && /^(?:22|23|54)\w{3}$/.test(error.code);
  return isAboutData ? error.message : dataError(error.cause);
}
