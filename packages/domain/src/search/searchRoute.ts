/** The search page of a text (spec §2). */
export function searchRoute(text: string): string {
  return `/search?q=${encodeURIComponent(text)}`;
}
