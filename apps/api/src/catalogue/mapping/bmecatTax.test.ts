import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { bmecatFile, bmecatGroups, bmecatPrice, bmecatProduct } from '../../../testing/bmecat.ts';
import { removeTestFolders, testFolder } from '../../../testing/testFolder.ts';
import { createTally } from '../report.ts';
import { provisionalNumbers } from './articleNumbers.ts';
import { guessFile } from './guessFile.ts';
import { tableSource } from './tableSource.ts';

afterAll(removeTestFolders);

/** A catalogue of products at 10.70 euros with these values of TAX. */
function catalogueOf(type: string, ...taxes: readonly string[]): string {
  const products = taxes.map((tax, at) => {
    const price = bmecatPrice('10.70', { type }).replace('</PRICE_AMOUNT>', `</PRICE_AMOUNT><TAX>${tax}</TAX>`);
    return bmecatProduct({ id: `B-${at}`, prices: price });
  });
  const file = join(testFolder(), 'catalogue.xml');
  writeFileSync(file, bmecatFile('2005', `<T_NEW_CATALOG>${bmecatGroups}${products.join('')}</T_NEW_CATALOG>`));
  return file;
}

describe('record 0161: TAX of a price in BMEcat', () => {
  test.each([
    ['gros_list', { VAT_PERCENT: 19, REDUCED_VAT_PERCENT: 7 }, [10.3, 10.52, 10.52]],
    ['net_list', { VAT_PERCENT: 0, REDUCED_VAT_PERCENT: 0 }, [11.02, 12.52, 12.52]],
  ])('%s: a rate below every standard rate is the reduced one, and 0 says nothing', async (type, expected, prices) => {
    const file = catalogueOf(type, '0.07', '0.19', '0');
    const { map } = await guessFile(file);
    expect(map).toMatchObject({ ...expected, COLUMNS: { TAX_CLASS: 'TAX' } });
    const lines: unknown[] = [];
    const source = tableSource(file, map, provisionalNumbers());
    await source.structure(createTally(), { makers: new Map(), categoryNames: new Map() });
    for await (const line of source.products())
      lines.push(line.ok ? [line.value.TAX_CLASS, line.value.PRICES[0]?.BRUTTO_SP] : line.reason);
    expect(lines).toEqual([
      ['REDUCED', prices[0]],
      [undefined, prices[1]],
      [undefined, prices[2]],
    ]);
  });

  test.each([[['0.19']], [['0.19', '0.19']], [['0']]])(
    'a catalogue with %j has no column of classes',
    async (taxes) => {
      const { map } = await guessFile(catalogueOf('gros_list', ...taxes));
      expect(map.COLUMNS).not.toHaveProperty('TAX_CLASS');
      expect(map).not.toHaveProperty('REDUCED_VAT_PERCENT');
    },
  );
});
