import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  bmecatFile,
  bmecatGroups,
  bmecatPrice,
  bmecatProduct,
  etimFeatures,
  inGroup,
} from '../../../testing/bmecat.ts';
import { emptyDatabase } from '../../../testing/emptyDatabase.ts';
import { removeTestFolders, testFolder } from '../../../testing/testFolder.ts';
import type { OpenedDatabase } from '../../db/open.ts';
import { openDatabase } from '../../db/open.ts';
import { categories, products } from '../../db/schema.ts';
import { bmecatRows } from '../bmecat/bmecatRows.ts';
import { checkCatalogue, importCatalogue } from '../importCatalogue.ts';
import type { TableRow } from '../table/tableRow.ts';
import { priceUpdates } from '../updates/updateLines.ts';
import { updatePrices } from '../updates/updatePrices.ts';
import { keptNumbers, provisionalNumbers } from './articleNumbers.ts';
import { guessFile } from './guessFile.ts';
import type { Mapping } from './mapping.ts';
import { checkMapping } from './mapping.ts';
import { tableSource } from './tableSource.ts';

async function all(rows: AsyncIterable<TableRow>): Promise<TableRow[]> {
  const found: TableRow[] = [];
  for await (const row of rows) found.push(row);
  return found;
}

let opened: OpenedDatabase;
beforeAll(async () => {
  opened = await openDatabase(await emptyDatabase());
}, 120_000);
afterAll(() => opened.close());
afterAll(removeTestFolders);

function written(content: string | Buffer): string {
  const file = join(testFolder(), 'catalogue.xml');
  writeFileSync(file, content);
  return file;
}

/** The mapping as it comes back from its file. */
async function mapOf(file: string): Promise<Mapping> {
  const { map } = await guessFile(file);
  return checkMapping(JSON.parse(JSON.stringify(map)));
}

async function taken(file: string, change: (map: Mapping) => Mapping = (map) => map) {
  const map = change(await mapOf(file));
  const report = await importCatalogue(opened.db, {
    folder: tableSource(file, map, keptNumbers(opened.db)),
    source: 'import',
    retireMany: true,
    clock: () => new Date('2026-11-26T00:00:00Z'),
  });
  const rows = await opened.db.select().from(products).orderBy(asc(products.sku));
  return { report, rows: rows.filter(({ withdrawn }) => !withdrawn) };
}

async function refused(file: string): Promise<string> {
  const map = await mapOf(file);
  const report = await checkCatalogue(tableSource(file, map, provisionalNumbers()), () => undefined);
  return report.refusals.map(({ line, reason }) => `${line}: ${reason}`).join('\n');
}

const resistor = bmecatProduct({
  id: 'R-10K',
  details:
    '<INTERNATIONAL_PID type="gtin">4006381333931</INTERNATIONAL_PID><DESCRIPTION_LONG lang="deu">&lt;p&gt;Metallschicht.&lt;/p&gt;</DESCRIPTION_LONG>',
  features: etimFeatures([
    { name: 'EF000001', descr: 'Widerstand', values: ['10000'], unit: 'Ω' },
    { name: 'EF000002', values: ['EV000010'] },
    { name: 'EF000003', descr: 'SMD', values: ['true'] },
    { name: 'EF000004', descr: 'Temperatur', values: ['-55', '155'], unit: '°C' },
    { name: 'EF000005', descr: 'Leer', values: ['-'] },
    { name: 'Bildschirmpreis', values: ['keiner'] },
  ]),
  order: '<PRICE_QUANTITY>100</PRICE_QUANTITY><QUANTITY_MIN>1</QUANTITY_MIN><QUANTITY_INTERVAL>10</QUANTITY_INTERVAL>',
  prices: bmecatPrice('12.50') + bmecatPrice('10.00', { from: 1000 }) + bmecatPrice('99.00', { type: 'nrp' }),
  more: `<PRODUCT_LOGISTIC_DETAILS><CUSTOMS_TARIFF_NUMBER><CUSTOMS_NUMBER>85332100</CUSTOMS_NUMBER></CUSTOMS_TARIFF_NUMBER><COUNTRY_OF_ORIGIN>DE-BY</COUNTRY_OF_ORIGIN>
    <PRODUCT_DIMENSIONS><WEIGHT>0.012</WEIGHT></PRODUCT_DIMENSIONS></PRODUCT_LOGISTIC_DETAILS>`,
});
const switched = bmecatProduct({
  id: 'S-1',
  features: etimFeatures([{ name: 'EF000003', descr: 'SMD', values: ['false'] }]),
  prices: bmecatPrice('3.00'),
});
const gone = bmecatProduct({ id: 'OLD', attributes: 'mode="delete"', prices: bmecatPrice('1.00') });

const whole = (...content: readonly string[]) =>
  bmecatFile('2005', `<T_NEW_CATALOG>${bmecatGroups}${content.join('')}</T_NEW_CATALOG>`);
const etim = whole(resistor, switched, gone, inGroup('R-10K', 'R'), inGroup('R-10K', 'S'), inGroup('S-1', 'S'));

describe('BMEcat 2005 with ETIM', () => {
  test('comes in with prices for a piece, texts by language, groups and features', async () => {
    const { report, rows } = await taken(written(etim));
    expect(report).toMatchObject({ refused: 0 });
    expect(rows.map(({ manufacturerSku }) => manufacturerSku)).toEqual(['M-R-10K', 'M-S-1']);
    const [row] = rows;
    expect(row).toMatchObject({
      gtin: '4006381333931',
      name: { DE: 'Teil R-10K', EN: 'Part R-10K' },
      description: { DE: 'Metallschicht.' },
      minimumOrderQuantity: 10,
      weightGrams: 12,
      // Net prices for a hundred pieces, with Luxembourg VAT for one.
      prices: [
        { from: 1, price: 15 },
        { from: 1000, price: 12 },
      ],
    });
    const named = await opened.db.select().from(categories).orderBy(asc(categories.path));
    expect(named.map(({ path, name }) => [path, name.DE])).toEqual(
      expect.arrayContaining([
        ['1.2.bauelemente', 'Bauelemente'],
        [row?.categoryPaths[0], 'Widerstände'],
      ]),
    );
    expect(named.map(({ name }) => name.DE)).not.toContain('Katalog 2026');
  });

  test('keeps the number of a feature as its key, says yes and no, and leaves out codes without words', async () => {
    const { rows } = await taken(written(etim));
    expect(rows[0]?.attributes).toMatchObject([
      { key: 'ef000001', name: { DE: 'Widerstand' }, value: 10_000, unit: 'Ω' },
      { key: 'ef000003', name: { DE: 'SMD' }, text: { DE: 'ja', EN: 'yes', FR: 'oui' } },
      { key: 'ef000004', text: { DE: '-55 … 155 °C' } },
      { key: 'bildschirmpreis', text: { DE: 'keiner' } },
    ]);
    const named = await taken(written(etim), (map) => ({
      ...map,
      ATTRIBUTES: map.ATTRIBUTES.map((one) =>
        one.KEY === 'ef000002'
          ? { ...one, NAME: { DE: 'Bauform' }, VALUES: [{ CODE: 'EV000010', TEXT: { DE: 'Chip', FR: 'Puce' } }] }
          : one,
      ),
    }));
    expect(named.rows[0]?.attributes).toContainEqual(
      expect.objectContaining({ key: 'ef000002', name: { DE: 'Bauform' }, text: { DE: 'Chip', FR: 'Puce' } }),
    );
  });

  test('names pictures and documents at the address of its head, without logos', async () => {
    const mime = (source: string, purpose: string, type: string) =>
      `<MIME><MIME_TYPE>${type}</MIME_TYPE><MIME_SOURCE>${source}</MIME_SOURCE><MIME_PURPOSE>${purpose}</MIME_PURPOSE></MIME>`;
    const more = `<MIME_INFO>${mime('a.jpg', 'normal', 'image/jpeg')}${mime('logo.jpg', 'logo', 'image/jpeg')}${mime('https://x.example/b.jpg', 'detail', 'image/jpeg')}${mime('d.pdf', 'data_sheet', 'application/pdf')}</MIME_INFO>`;
    const head = '<CURRENCY>EUR</CURRENCY>';
    const content = whole(bmecatProduct({ id: 'P', prices: bmecatPrice('3.00'), more }));
    const file = written(content.replace(head, `${head}<MIME_ROOT>https://media.example/files/</MIME_ROOT>`));
    const [, row] = await all(bmecatRows(file));
    expect(row?.cells).toEqual(
      expect.arrayContaining([
        'https://media.example/files/a.jpg|https://x.example/b.jpg',
        'https://media.example/files/d.pdf',
      ]),
    );
    expect((await mapOf(file)).DOCUMENTS).toEqual([{ COLUMN: 'DATA_SHEET', DOCUMENT_KIND: 'DATA_SHEET' }]);
  });

  test('says what a person should look at', async () => {
    expect((await guessFile(written(etim))).assumed).toEqual([
      'The prices are those of the type net_list, with 0 % VAT in them (VAT_PERCENT).',
      '1 features have no name in the file but their ETIM code: write it into NAME.',
      '1 values are ETIM codes: write their words into VALUES; until then the values are left out.',
    ]);
  });

  test('is taken with the same mapping when no product has a feature any more', async () => {
    const map = await mapOf(written(etim));
    const next = written(whole(switched.replace('EF000003', 'EF000009'), inGroup('S-1', 'S')));
    const report = await checkCatalogue(tableSource(next, map, provisionalNumbers()), () => undefined);
    expect(report.refused).toBe(0);
  });

  test('a price in another currency is refused with the line of its product', async () => {
    const dollars = bmecatProduct({ id: 'US', prices: bmecatPrice('3.00', { currency: 'USD' }) });
    const content = whole(switched, dollars);
    const line = content.slice(0, content.lastIndexOf('<PRODUCT ')).split('\n').length;
    expect(await refused(written(content))).toBe(
      `${line}: PRICE_AMOUNT 1: "3.00 USD" is no number with a decimal point (1,234.50)`,
    );
  });
});

test('BMEcat 1.2 in ISO-8859-1, with prices that have German VAT', async () => {
  const article = `<ARTICLE><SUPPLIER_AID>A1</SUPPLIER_AID>
    <ARTICLE_DETAILS><DESCRIPTION_SHORT>Lötzinn</DESCRIPTION_SHORT><EAN>4006381333931</EAN><MANUFACTURER_AID>LZ</MANUFACTURER_AID></ARTICLE_DETAILS>
    <ARTICLE_FEATURES><FEATURE><FNAME>Durchmesser</FNAME><FVALUE>0.5</FVALUE><FUNIT>mm</FUNIT></FEATURE></ARTICLE_FEATURES>
    <ARTICLE_ORDER_DETAILS><ORDER_UNIT>C62</ORDER_UNIT></ARTICLE_ORDER_DETAILS>
    <ARTICLE_PRICE_DETAILS><ARTICLE_PRICE price_type="gros_list"><PRICE_AMOUNT>11.90</PRICE_AMOUNT><TAX>0.19</TAX></ARTICLE_PRICE></ARTICLE_PRICE_DETAILS>
  </ARTICLE><ARTICLE_TO_CATALOGGROUP_MAP><ART_ID>A1</ART_ID><CATALOG_GROUP_ID>S</CATALOG_GROUP_ID></ARTICLE_TO_CATALOGGROUP_MAP>`;
  const content = bmecatFile('1.2', `<T_NEW_CATALOG>${bmecatGroups}${article}</T_NEW_CATALOG>`, 'ISO-8859-1');
  const { report, rows } = await taken(written(Buffer.from(content, 'latin1')));
  expect(report.refused).toBe(0);
  expect(rows).toMatchObject([
    { name: { DE: 'Lötzinn' }, gtin: '4006381333931', manufacturerSku: 'LZ', prices: [{ from: 1, price: 1170 }] },
  ]);
  expect(rows[0]?.attributes).toMatchObject([{ key: 'durchmesser', value: 0.0005, unit: 'm' }]);
});

describe('an update', () => {
  const update = bmecatFile(
    '2005',
    `<T_UPDATE_PRICES prev_version="1">${bmecatProduct({ id: 'S-1', prices: bmecatPrice('4.00') })}</T_UPDATE_PRICES>`,
  );

  test('is no catalogue, which would retire everything else', async () => {
    const file = written(update);
    const map = { ...(await mapOf(written(etim))), ATTRIBUTES: [] };
    await expect(checkCatalogue(tableSource(file, map, provisionalNumbers()), () => undefined)).rejects.toThrow(
      'catalogue.xml is an update (T_UPDATE_PRICES), not a whole catalogue: "pnpm catalogue prices" takes its prices.',
    );
  });

  test('sets prices', async () => {
    await taken(written(etim));
    const map = await mapOf(written(update));
    const lines = priceUpdates(opened.db, { path: written(update), map });
    const report = await updatePrices(opened.db, lines, { file: 'update', now: new Date('2026-11-27T00:00:00Z') });
    expect(report).toMatchObject({ changed: 1, refused: 0 });
  });
});
