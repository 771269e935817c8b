/** The deepest request of the contract nests less: an object with a list of objects with a list. */
const maxDepth = 12;

type Node = { readonly value: unknown; readonly depth: number };

/**
 * Describes the first part of a request that no call accepts, or null when there is none. PostgreSQL cannot store a zero character or a lone
 * surrogate; a field named like a property of every object (`__proto__`, `toString`) is an attack.
 */
export function unsafeInputIn(request: unknown): string | null {
  const stack: Node[] = [{ value: request, depth: 0 }];
  // A loop instead of recursion: a deep request must not overflow the call stack.
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    const { value, depth } = node;
    const problem = typeof value === 'string' ? textProblem(value) : objectProblem(value, depth);
    if (problem !== null) return problem;
    if (typeof value === 'object' && value !== null)
      for (const child of Object.values(value)) stack.push({ value: child, depth: depth + 1 });
  }
  return null;
}

function textProblem(text: string): string | null {
  if (text.includes('\0')) return 'A text holds a zero character.';
  return text.isWellFormed() ? null : 'A text holds half a character.';
}

function objectProblem(value: unknown, depth: number): string | null {
  if (typeof value !== 'object' || value === null) return null;
  if (depth > maxDepth) return 'The request is nested too deep.';
  const names = Array.isArray(value) ? [] : Object.keys(value);
  if (names.some((name) => name in Object.prototype)) return 'A field has a name that no field can have.';
  return names.map(textProblem).find((problem) => problem !== null) ?? null;
}
