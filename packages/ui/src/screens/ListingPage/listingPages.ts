/** Products on one page of a listing. Fills whole rows of two, three and four cards. */
export const pageSize = 24;

export function pagesOf(total: number): number {
  return Math.max(1, Math.ceil(total / pageSize));
}

/** Reads `?page=` of the URL: a whole number from 1 to 9999; anything else is the first page. */
export function readPage(text: string | null): number {
  return text !== null && /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1;
}
