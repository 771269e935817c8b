import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { removeTestFolders, testFolder } from '../../../testing/testFolder.ts';
import { checkCatalogue } from '../importCatalogue.ts';
import { provisionalNumbers } from './articleNumbers.ts';
import { factsOfRow } from './factsOfRow.ts';
import { guessMapping } from './guess.ts';
import { sampleTable } from './sampleTable.ts';
import type { NamedRow } from './tableReader.ts';
import { tableSource } from './tableSource.ts';

afterAll(removeTestFolders);

describe('what the law wants said, and related products', () => {
  function table(lines: readonly string[]): string {
    const file = join(testFolder(), 'law.csv');
    writeFileSync(file, `${lines.join('\n')}\n`);
    return file;
  }
  const heading =
    'SKU;Name;Kategorie;Preis;Inhalt;Warnhinweis (EN);Warnhinweis (DE);Warnhinweis (FR);Zolltarifnummer;Ursprungsland;Garantie (Jahre);Garantiegeber;Anschrift des Garantiegebers: Adresse;Garantie-URL;Batterie: Chemie;Batterie: Schwermetalle;WEEE;Zubehör;Nachfolger;Sicherheitsdatenblatt;Variantengruppe;Lagerplatz';
  const cells =
    '41;Lötdraht;Löten;9,90;2,5 m;Small parts|Hot;Kleinteile|Heiß;Petites pièces|Chaud;8311 30 00;LU;5;Lentz;1, rue X, Luxembourg;https://lentz.example/g;Li-ion;Cd, Pb;ja;42 43;42;https://lentz.example/sds.pdf;solder;A-03-2';

  test('its columns are guessed, and a line has all of it', async () => {
    const file = table([heading, cells, '42;Flux;Löten;4,90;;;;;;;;;;;;;nein;;;;;']);
    const { map, unused } = guessMapping(await sampleTable(file));
    expect(unused).toEqual([]);
    expect(map.ATTRIBUTES).toEqual([]);
    expect(map.DOCUMENTS).toEqual([{ COLUMN: 'Sicherheitsdatenblatt', DOCUMENT_KIND: 'SAFETY_SHEET' }]);
    const lines = tableSource(file, guessMapping(await sampleTable(file)).map, provisionalNumbers());
    expect(await checkCatalogue(lines)).toMatchObject({ unchanged: 2, refused: 0 });
    const first = factsOfRow(namedRow(heading, cells), map);
    expect(first).toEqual({
      CROSS_SELLING: [42, 43].map((SKU) => ({ CROSS_SELLING_TYPE: 'ACCESSORIES', SKU })),
      CONTENT: { AMOUNT: 2.5, UNIT: 'm' },
      WARNINGS: [
        { EN: 'Small parts', DE: 'Kleinteile', FR: 'Petites pièces' },
        { EN: 'Hot', DE: 'Heiß', FR: 'Chaud' },
      ],
      GUARANTEE: { YEARS: 5, GUARANTOR: 'Lentz', ADDRESS: '1, rue X, Luxembourg', URL: 'https://lentz.example/g' },
      HS_CODE: '83113000',
      ORIGIN_COUNTRY: 'LU',
      BATTERY: { CHEMISTRY: 'Li-ion', HEAVY_METALS: ['Cd', 'Pb'] },
      WEEE: true,
      SUCCESSOR: 42,
      VARIANT_GROUP: 'solder',
      STORAGE_PLACE: 'A-03-2',
    });
  });

  test.each([
    ['8311 30 00', '83', 'HS_CODE must have 6, 8 or 10 digits'],
    [';LU;', ';Luxembourg;', 'ORIGIN_COUNTRY'],
    ['2,5 m', '2,5', 'Inhalt: "2,5" has no unit (2.5 m, 1 m², 250 g, 500 ml)'],
    [';5;Lentz', ';2;Lentz', 'GUARANTEE.YEARS'],
    [';ja;', ';vielleicht;', 'WEEE: "vielleicht" is neither yes nor no'],
    ['Small parts|Hot', 'Small parts', 'WARNINGS[1] is required in EN, DE, FR, or in ALL'],
    ['42 43', 'A-42', 'Zubehör: "A-42" is no number'],
  ])('a cell that cannot be read is refused: %s → %s', async (from, to, reason) => {
    const { map } = guessMapping(await sampleTable(table([heading, cells])));
    const report = await checkCatalogue(
      tableSource(table([heading, cells.replace(from, to)]), map, provisionalNumbers()),
    );
    expect(report.refusals).toMatchObject([{ file: 'law.csv', line: 2 }]);
    expect(report.refusals[0]?.reason).toContain(reason);
  });

  test.each([
    ['Inhalt', 'Kabel und Anleitung'],
    ['Zubehör', 'Tasche'],
  ])('a column of words is no %s', async (name, words) => {
    const { map } = guessMapping(await sampleTable(table([`SKU;Name;Preis;Kategorie;${name}`, `1;A;2,00;B;${words}`])));
    expect(Object.values(map.COLUMNS)).not.toContain(name);
  });
});

function namedRow(heading: string, cells: string): NamedRow {
  const names = heading.split(';');
  const values = cells.split(';');
  return { line: 2, cell: (column) => (column === undefined ? '' : (values[names.indexOf(column)] ?? '')) };
}
