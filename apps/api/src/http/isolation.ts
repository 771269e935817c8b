/** Headers of every answer: its type is binding, and other sites neither embed it nor hold its window. */
export const isolation: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** Pictures are shown elsewhere, too: in mails that are read on the web, and beside links to the shop. */
export const shownElsewhere = { 'Cross-Origin-Resource-Policy': 'cross-origin' } as const;

/** Adds the headers that an answer does not have of its own. */
export function setIsolation(headers: Headers): void {
  for (const [name, value] of Object.entries(isolation)) if (!headers.has(name)) headers.set(name, value);
}
