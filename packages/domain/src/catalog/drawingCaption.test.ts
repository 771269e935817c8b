import { expect, test } from 'vitest';
import { drawingCaption } from './drawingCaption.ts';
import { drawingWords } from './drawingWords.data.ts';

test('record 0163: a drawing from another side has a caption in each language of the shop', () => {
  expect(drawingCaption('symbol')).toEqual({
    EN: 'Circuit symbol',
    DE: 'Schaltzeichen',
    FR: 'Symbole électrique',
  });
  const dutch = { ...drawingWords.EN, symbol: 'Schemasymbool' };
  expect(drawingCaption('symbol', { NL: dutch })).toMatchObject({ EN: 'Circuit symbol', NL: 'Schemasymbool' });
});
