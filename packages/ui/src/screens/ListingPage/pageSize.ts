/** Products per page. Divisible into full rows of two, three and four cards. */
export const pageSize = 24;

export function pagesOf(total: number): number {
  return Math.max(1, Math.ceil(total / pageSize));
}
