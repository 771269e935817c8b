/** The key of a change, equal for the same change of the same state, so that what is pressed again because its answer was lost happens once; texts are longer than a key. */
export function editKey(seen: number, change: string): string {
  let sum = 0;
  for (const character of change) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 4_294_967_291;
  return `desk-${seen}-${change.length}-${sum}`;
}
