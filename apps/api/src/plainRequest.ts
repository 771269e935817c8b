/** No call's request is deeper: an object, with a list, of objects, with a list. */
const deepest = 12;

type Found = { readonly value: unknown; readonly depth: number };

/**
 * Says what in a request no call can mean and no code behind it should have to think of, or null. A zero character and half a character
 * (a lone surrogate) cannot be stored by PostgreSQL; a field with the name of what every object has (`__proto__`, `toString`) is an attack.
 */
export function oddityOf(request: unknown): string | null {
  const waiting: Found[] = [{ value: request, depth: 0 }];
  // No recursion: the depth is what has to be measured.
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { value, depth } = next;
    const oddity = typeof value === 'string' ? oddText(value) : oddObject(value, depth);
    if (oddity !== null) return oddity;
    if (typeof value === 'object' && value !== null)
      for (const one of Object.values(value)) waiting.push({ value: one, depth: depth + 1 });
  }
  return null;
}

function oddText(text: string): string | null {
  if (text.includes('\0')) return 'A text holds a zero character.';
  return text.isWellFormed() ? null : 'A text holds half a character.';
}

function oddObject(value: unknown, depth: number): string | null {
  if (typeof value !== 'object' || value === null) return null;
  if (depth > deepest) return 'The request is nested too deep.';
  const names = Array.isArray(value) ? [] : Object.keys(value);
  if (names.some((name) => name in Object.prototype)) return 'A field has a name that no field can have.';
  return names.map(oddText).find((oddity) => oddity !== null) ?? null;
}
