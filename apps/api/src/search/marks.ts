/**
 * Everything that a product is found by is a term in one index, so that one look-up answers "this word in that category". A mark before the
 * term tells what it is; words have none, and no word begins with one, since words are letters and digits. `=` and `#` are the domain's.
 */
export const marks = {
  /** A term of the name or the part number: what is called so comes before what only mentions it. */
  named: '~',
  /** A category path, the product's own or one above it. */
  category: '/',
  groupTag: '+',
} as const;
