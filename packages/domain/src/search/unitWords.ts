/** Prefixes of units in words of the three languages, and their symbols. */
const prefixWords: readonly (readonly [pattern: string, symbol: string])[] = [
  ['pi[ck]o', 'p'],
  ['nano', 'n'],
  ['mi[ck]ro', 'µ'],
  ['milli', 'm'],
  ['kilo', 'k'],
  ['m[eé]ga', 'M'],
  ['giga', 'G'],
];

/** Units in words of the three languages, and their symbols. */
const unitWords: readonly (readonly [pattern: string, symbol: string])[] = [
  ['ohms?', 'Ω'],
  ['farads?', 'F'],
  ['henrys?', 'H'],
  ['volts?', 'V'],
  ['amp(?:[eè]re)?s?', 'A'],
  ['watts?', 'W'],
  ['hertz', 'Hz'],
  ['m[eè]t(?:er|re)s?', 'm'],
  ['gramm?e?s?', 'g'],
  ['bytes?|octets?', 'B'],
  ['percent|prozent|pour cent', '%'],
  ['inch(?:es)?|zoll|pouces?', '″'],
];

const anyOf = (words: readonly (readonly [string, string])[]) => words.map(([pattern]) => `(${pattern})`).join('|');

const quantity = new RegExp(
  `(?<=\\d)[\\s-]*(?:(?:${anyOf(prefixWords)})[\\s-]*)?(?:${anyOf(unitWords)})(?!\\p{L})`,
  'giu',
);

/** A part of a watt: "1/4W". */
const fraction = /(?<![\d/])(\d)\/(\d)(?=\s*W(?!\p{L}))/giu;

/**
 * Writes values in one way: units in words as symbols ("10 kilo ohm" and "10 Kiloohm" become "10 kΩ"), parts of a watt as decimals ("1/4W" becomes
 * "0.25W"), and "470µF/25V" as two.
 */
export function withUnitSymbols(text: string): string {
  const symbols = text.replaceAll(quantity, (_, ...groups: readonly unknown[]) => {
    const symbolOf = (words: readonly (readonly [string, string])[], first: number) =>
      words.find((_word, at) => groups[first + at] !== undefined)?.[1] ?? '';
    return ` ${symbolOf(prefixWords, 0)}${symbolOf(unitWords, prefixWords.length)}`;
  });
  return symbols
    .replaceAll(fraction, (_, part: string, whole: string) => String(Number(part) / Number(whole)))
    .replaceAll(/(?<=\d[µunpkMm]?[FΩVWAH])\/(?=\d)/gu, ' ');
}
