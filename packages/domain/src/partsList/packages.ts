import { fold } from '../search/words.ts';

/** Sizes of chips by their imperial code: length and width in hundredths of an inch. */
const chipSizes = new Set(
  [
    '0201',
    '0402',
    '0603',
    '0805',
    '1008',
    '1206',
    '1210',
    '1218',
    '1806',
    '1808',
    '1812',
    '1825',
    '2010',
    '2220',
    '2225',
  ].concat(['2512', '2920']),
);

/** Whether a word is the size of a chip: 0805. */
export function isChipSize(word: string): boolean {
  return chipSizes.has(word);
}

/** The names of packages, whatever stands behind them: SOT-23, SOIC-8, TO-220. */
const named =
  /(?<![a-z0-9])(SOT|SOIC|SO|SSOP|TSSOP|MSOP|LQFP|TQFP|QFP|QFN|DFN|TO|DO|DIP|PDIP|SIP|SOD|HC)[-_ ]?(\d{1,3}[A-Z]{0,2}(?:-\d{1,2})?)(?![0-9a-z])/i;

/** How a part is mounted, and in which package it comes, as far as a text says so. */
export type StatedPackage = {
  /** As the field writes it: "0805", "SOT-23"; null where none is stated. */
  readonly name: string | null;
  /** With wires or pins through the board. */
  readonly throughHole: boolean;
};

/** The package in a footprint of a board editor ("Resistor_SMD:R_0805_2012Metric") or in a cell ("0805", "SOT23-3"). */
export function readPackage(text: string): StatedPackage {
  const throughHole = /_THT\b|_THT:|axial|radial|through.?hole|bedrahtet|traversant/i.test(text);
  const chip = text.split(/[^0-9]+/).find(isChipSize);
  if (chip !== undefined) return { name: chip, throughHole };
  const [, family = '', number = ''] = named.exec(text) ?? [];
  const name = family === '' ? null : `${family.toUpperCase().replace('PDIP', 'DIP')}-${number.toUpperCase()}`;
  return { name, throughHole };
}

/** Whether a catalogue's package can be the stated one. A package that the catalogue does not name contradicts a chip's size only. */
export function fitsPackage(offered: string | null, { name, throughHole }: StatedPackage): boolean {
  const parts = fold(offered ?? '').split(/[\s,;/]+/);
  if (name !== null && isChipSize(name)) return parts.includes(name);
  if (throughHole && parts.some((part) => isChipSize(part) || part === 'surface-mount')) return false;
  if (name === null || offered === null) return true;
  const compact = (part: string) => part.replaceAll(/[^a-z0-9]/g, '');
  return parts.some((part) => compact(part) === compact(fold(name)));
}
