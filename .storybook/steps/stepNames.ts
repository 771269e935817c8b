/** The names of the steps that a play takes, read from its source. */
export function stepNames(source: string): string[] {
  return [...source.matchAll(/\bawait step\('([^']+)'/g)].map(([, name = '']) => name);
}
