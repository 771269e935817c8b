/** Longer terms are cut, in characters: PostgreSQL accepts lexemes of up to 2046 bytes. */
const maxLexemeLength = 100;

/** Terms as the text of a tsvector, sorted, so that equal sets give equal texts. */
export function lexemes(terms: Iterable<string>): string {
  return [...new Set([...terms].map(lexeme))].toSorted().join(' ');
}

/** A term quoted for a tsvector or tsquery, so that none of its characters is an operator. */
export function lexeme(term: string): string {
  return `'${term.slice(0, maxLexemeLength).replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
}
