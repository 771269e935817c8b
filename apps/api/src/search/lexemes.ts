/** PostgreSQL takes lexemes of up to 2046 bytes; nobody types a longer word than this. */
const longestLexeme = 100;

/** Terms as the text of a tsvector, in one order wherever they come from. */
export function lexemes(terms: Iterable<string>): string {
  return [...new Set([...terms].map(lexeme))].toSorted().join(' ');
}

/** A term as a tsvector or a tsquery writes it; whatever it holds is text and no operator. */
export function lexeme(term: string): string {
  return `'${term.slice(0, longestLexeme).replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
}
