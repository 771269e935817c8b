import { expect, test } from 'vitest';
import { measureTerm } from '../search/measures.ts';
import { askedPart } from './askedPart.ts';
import { samplePart } from './samplePart.testing.ts';

test.each([
  // value, designator, footprint → value, bounds, package
  ['10k', 'R1', 'Resistor_SMD:R_0805_2012Metric', '=10000ω', '', '0805'],
  ['4k7', 'R1', '', '=4700ω', '', null],
  ['220', 'R1', '', '=220ω', '', null],
  ['0.1', 'R1', '', '=0.1ω', '', null],
  ['4.7 Kohms', '', 'R_0603', '=4700ω', '', '0603'],
  ['10k 1%', 'R1', '', '=10000ω', '=1%', null],
  ['10k/1%', 'R1', '', '=10000ω', '=1%', null],
  ['RES SMD 10K OHM 1% 1/8W 0805', '', '', '=10000ω', '=1% =0.125w', '0805'],
  ['100n', 'C1', '', '=1e-7f', '', null],
  ['100nF 50V X7R', 'C1', '', '=1e-7f', '=50v', null],
  ['CAP CER 0.1UF 50V 0603', '', '', '=1e-7f', '=50v', '0603'],
  ['100u_25V', 'C1', 'Capacitor_THT:CP_Radial_D5.0mm_P2.00mm', '=0.0001f', '=25v', null],
  ['10uH', 'L1', '', '=0.00001h', '', null],
  ['16MHz', 'Y1', '', '=16000000hz', '', null],
  ['10k 0805', '', '', '=10000', '', '0805'],
  ['10 kΩ 0805', '', '', '=10000ω', '', '0805'],
])('"%s" of %s in "%s"', (value, reference, footprint, term, bounds, name) => {
  const asked = askedPart(samplePart({ value, references: reference === '' ? [] : [reference], footprint }));
  expect(asked?.value).not.toBeNull();
  expect(asked?.value && measureTerm(asked.value)).toBe(term);
  expect(asked?.bounds.map(measureTerm).join(' ')).toBe(bounds);
  expect(asked?.package.name).toBe(name);
});

test.each(['LM358', '1N4148', 'Conn_01x04', 'LED red', '100 mA fuse'])('"%s" is no value but a name', (value) => {
  const asked = askedPart(samplePart({ value, references: ['U1'] }));
  expect(asked?.value).toBeNull();
  expect(asked?.queries).toHaveLength(1);
});

test('the size of a chip and further words are looked for, too; without the words if nothing has them', () => {
  const queries = askedPart(samplePart({ value: '100n X7R', references: ['C1'], footprint: 'C_0805' }))?.queries ?? [];
  const terms = queries.map((pieces) => pieces.map(({ alternatives }) => alternatives[0]?.[0]?.[0]?.term));
  expect(terms).toEqual([
    ['=1e-7f', '0805', 'x7r'],
    ['=1e-7f', '0805'],
  ]);
});

test('a line with a part number alone asks for no value', () => {
  expect(askedPart(samplePart({ numbers: ['LM358N'] }))).toBeNull();
  expect(askedPart(samplePart({ numbers: ['XY-1'], description: 'Resistor 10 kΩ' }))?.value).toEqual({
    value: 10000,
    unit: 'Ω',
  });
});
