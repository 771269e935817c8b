const between = /(?<=\d)\s*[x×]\s*(?=\d)/giu;
const dimension = /\p{L}{0,2}\d+(?:[.,]\d+)?(?:x\d+(?:[.,]\d+)?)+/giu;

/** Writes sizes in one way: "M2,5 × 6" and "M2,5 X 6" become "M2,5x6". */
export function joinDimensions(text: string): string {
  return text.replaceAll(between, 'x');
}

/** The search terms of the sizes in a text: "M2,5 × 6" is "m2.5x6", "2 × 20" is "2x20". A part of a longer word is none. */
export function dimensionTerms(text: string): string[] {
  return [...joinDimensions(text).matchAll(dimension)].map(([size]) => size.toLowerCase().replaceAll(',', '.'));
}

/** The search term of a piece that is a size, else null. */
export function readDimension(piece: string): string | null {
  const [term] = dimensionTerms(piece);
  return term?.length === piece.length ? term : null;
}
