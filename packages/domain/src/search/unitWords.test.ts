import { expect, test } from 'vitest';
import { withUnitSymbols } from './unitWords.ts';

test.each([
  ['10 kilo ohm', '10 kΩ'],
  ['10 Kiloohm', '10 kΩ'],
  ['10 kilo-ohms', '10 kΩ'],
  ['1 mégaohm', '1 MΩ'],
  ['1000 Mikrofarad', '1000 µF'],
  ['100 nanofarads', '100 nF'],
  ['16 mégahertz', '16 MHz'],
  ['12 Volt Netzteil', '12 V Netzteil'],
  ['2 ampères', '2 A'],
  ['5 Prozent', '5 %'],
  ['5 pour cent', '5 %'],
  ['2 Meter', '2 m'],
  ['3 Zoll', '3 ″'],
  ['1/4W', '0.25W'],
  ['1/4 watt', '0.25 W'],
  ['470µF/25V', '470µF 25V'],
  ['5 voltmeters', '5 voltmeters'],
  ['kilo ohm', 'kilo ohm'],
  ['1/4', '1/4'],
  ['S/FTP', 'S/FTP'],
])('"%s" is read as "%s"', (typed, read) => {
  expect(withUnitSymbols(typed)).toBe(read);
});
