/** The database's message about a row that it rejects (error classes 22, 23 and 54); null for an error of the connection or the program. */
export function dataError(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  const isAboutData = 'code' in error && typeof error.code === 'string' && /^(?:22|23|54)\w{3}$/.test(error.code);
  return isAboutData ? error.message : dataError(error.cause);
}
