/** Says of a refused call why, to a server that hands the answer on and logs it without reading it: the ERROR_CLASS of its envelope. */
export const errorClassHeader = 'X-Error-Class';

/** What an answer of this status needs beside its words: what is left of an oversized body must not be taken for the connection's next request. */
export function refusalHeaders(status: number): Record<string, string> {
  return status === 413 ? { Connection: 'close' } : {};
}
