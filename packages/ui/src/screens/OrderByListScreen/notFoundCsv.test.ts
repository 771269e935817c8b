import { samplePart } from '@platine/domain/partsList/samplePart.testing.ts';
import type { MatchedLine } from '@platine/domain/partsList/partsListWire.ts';
import { readPartsText } from '@platine/domain/partsList/readPartsList.ts';
import { expect, test } from 'vitest';
import { notFoundCsv } from './notFoundCsv.ts';

const matched = (state: MatchedLine['state'], part: Parameters<typeof samplePart>[0]): MatchedLine => ({
  ...samplePart(part),
  state,
  skus: [],
  chosen: null,
});
const csvOf = (...lines: MatchedLine[]) => notFoundCsv({ lines, leftOut: [], products: [] });

test('the lines that the shop has nothing for are saved in a form that the shop reads again', () => {
  const missing = {
    pieces: 12,
    references: ['R1', 'R2'],
    value: '10k "E96"',
    footprint: 'R_0805',
    manufacturer: 'Müller, AG',
  };
  const csv = csvOf(
    matched('NOT_FOUND', missing),
    matched('FOUND', { value: '22k' }),
    matched('ALTERNATIVES', { numbers: ['XY-1'], pieces: 3 }),
  );
  expect(readPartsText(csv, 1)).toMatchObject({
    lines: [missing, { numbers: ['XY-1'], pieces: 3 }],
    leftOut: [],
  });
});

test.each(['=1+1', '+1', '-1', '@cmd'])('a cell that begins like a formula is text: %s', (value) => {
  expect(csvOf(matched('NOT_FOUND', { value }))).toContain(`"'${value}"`);
});
