/** What an answer of this status needs beside its words: what is left of an oversized body must not be taken for the connection's next request. */
export function refusalHeaders(status: number): Record<string, string> {
  return status === 413 ? { Connection: 'close' } : {};
}
