/**
 * The letters of names, streets, cities and companies: any language's, with the marks that stay apart after NFC (D16). The middle
 * dot is one too: in Catalan it stands inside words, as in Gal·la.
 */
const letters = String.raw`\p{L}\p{M}` + '·';

/** Blanks and . - / (spec §5); also ' and ’ (D16). */
const signs = String.raw`\s.\-/` + "'’";

/**
 * A pattern for a whole text of letters, the signs that stand in all names, and the given other characters, which are written as in a regular
 * expression's set.
 */
export function lettersAnd(others = ''): RegExp {
  return new RegExp(`^[${letters}${signs}${others}]+$`, 'u');
}
