/** Carries the ERROR_CLASS of a refused call's envelope to a proxy that logs the response without reading it. */
export const errorClassHeader = 'X-Error-Class';

/** Headers of a refusal. After an oversized body the connection closes, because the rest of the body would be read as the next request. */
export function refusalHeaders(status: number): Record<string, string> {
  return status === 413 ? { Connection: 'close' } : {};
}
