/**
 * Every property that finds a product is a term of one index, so that one look-up answers "this word in that category". The prefix of a term
 * names its kind. Words have none and cannot begin with one, since they consist of letters and digits. The domain uses `=` and `#`.
 */
export const termPrefixes = {
  /** A term of the name or the part number, as a stem, which ranks above a term of the description. */
  named: '~',
  /** A term of the name of the product's own category, as a stem. */
  inCategory: '^',
  /** The name of what a product is, without its values. */
  kind: '!',
  /** A category path, the product's own or one above it. */
  category: '/',
  groupTag: '+',
} as const;
