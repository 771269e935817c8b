import { expect, test } from 'vitest';
import { readFreeLine } from './freeLine.ts';

test.each([
  ['10 x 1012345', 10, '', '1012345'],
  ['10x LM358N', 10, '', 'LM358N'],
  ['LM358N x 3', 3, '', 'LM358N'],
  ['LM358N 5 pcs', 5, '', 'LM358N'],
  ['5 Stück LM358N', 5, '', 'LM358N'],
  ['RC0805FR-0710KL; 100', 100, '', 'RC0805FR-0710KL'],
  ['RC0805FR-0710KL,100', 100, '', 'RC0805FR-0710KL'],
  ['1012345\t10', 10, '', '1012345'],
  ['10\t1012345', 10, '', '1012345'],
  ['1012345,10', 10, '', '1012345'],
  ['1012345 10', 10, '', '1012345'],
  ['100 4k7 0805', 100, '', '4k7 0805'],
  ['4k7 0805', null, '', '4k7 0805'],
  ['4,7k 0805', null, '', '4,7k 0805'],
  ['10 kΩ 0805', null, '', '10 kΩ 0805'],
  ['4k7 0805 20', 20, '', '4k7 0805'],
  ['LM7805', null, '', 'LM7805'],
  ['LM358 5', 5, '', 'LM358'],
  ['1N 4148', null, '', '1N 4148'],
  ['1012345', null, '', '1012345'],
  ['R1-R4, R7 10k 0805', null, 'R1 R2 R3 R4 R7', '10k 0805'],
  ['C3–C6, C9: 100nF 0603', null, 'C3 C4 C5 C6 C9', '100nF 0603'],
  ['R1 220 0805', null, 'R1', '220 0805'],
  ['R1,R2;10k;2', 2, 'R1 R2', '10k'],
  ['R1', null, '', 'R1'],
])('"%s" asks for %s pieces', (text, pieces, references, part) => {
  expect(readFreeLine(text)).toEqual({ pieces, references: references === '' ? [] : references.split(' '), part });
});
