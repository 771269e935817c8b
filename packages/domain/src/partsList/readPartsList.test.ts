import { describe, expect, test } from 'vitest';
import { maximumPieces } from '../cart/quantity.ts';
import { longestCell, maximumLines, maximumRows, maximumText } from './limits.ts';
import { readPartsRows, readPartsText } from './readPartsList.ts';

/** The lines of a list; fails for one that was refused. */
function read(text: string, boards = 1) {
  const list = readPartsText(text, boards);
  if (list.kind === 'refused') throw new Error(list.reason);
  return list;
}

const short = (text: string, boards = 1) =>
  read(text, boards).lines.map(({ pieces, references, numbers, value, footprint }) =>
    [pieces, references.join(' '), numbers.join(' '), value, footprint].join('|'),
  );

describe('lists as board editors write them', () => {
  test('KiCad 7 to 9, as CSV', () => {
    const list = read(
      [
        '"Reference","Value","Datasheet","Footprint","Qty","DNP"',
        '"C1,C2,C3","100nF","~","Capacitor_SMD:C_0805_2012Metric","3",""',
        '"R9","1k","~","Resistor_SMD:R_0805_2012Metric","1","DNP"',
        '"U1","LM358","http://example.com/a,b","Package_DIP:DIP-8_W7.62mm","1",""',
      ].join('\n'),
    );
    expect(list.lines).toMatchObject([
      {
        line: 2,
        pieces: 3,
        references: ['C1', 'C2', 'C3'],
        value: '100nF',
        footprint: 'Capacitor_SMD:C_0805_2012Metric',
      },
      { line: 4, pieces: 1, references: ['U1'], value: 'LM358', footprint: 'Package_DIP:DIP-8_W7.62mm' },
    ]);
    expect(list.leftOut).toMatchObject([{ line: 3, reason: 'NOT_FITTED' }]);
  });

  test.each([
    ['with tabs', 'Reference\tValue\tFootprint\tQty\tDNP\nR1,R2\t10k\tR_0805\t2\t\n'],
    ['with semicolons', "'Reference';'Value';'Footprint';'Qty';'DNP'\n'R1,R2';'10k';'R_0805';'2';''\n"],
    [
      'of a board, with a last empty column',
      '"Id";"Designator";"Footprint";"Quantity";"Designation";"Supplier and ref";\n1;"R1, R2";"R_0805";2;"10k";;;\n',
    ],
    [
      'by the script of older versions',
      '"Source:","board.sch"\n"Date:","today"\n"Tool:","Eeschema"\n"Component Count:","2"\n"Ref","Qnty","Value","Cmp name","Footprint","Description","Vendor","DNP"\n"R1, R2","2","10k","","R_0805","","",""\n',
    ],
    ['with one component a line', 'Ref;Value;Footprint\nR1;10k;R_0805\r\nR2;10k;R_0805\r\n'],
    ['with a byte order mark', '\uFEFFReference,Value,Footprint,Qty\n"R1,R2",10k,R_0805,2'],
    ['in another order, without quantities', 'Footprint,Value,Reference\nR_0805,10k,R1-R2\n'],
  ])('%s', (_, text) => expect(short(text)).toEqual(['2|R1 R2||10k|R_0805']));
});

describe('lists of distributors and in three languages', () => {
  test.each([
    [
      'Index,Quantity,Part Number,Manufacturer Part Number,Description,Customer Reference\n1,25,311-10.0KCRCT-ND,RC0805FR-0710KL,RES 10K,R1-R4\n',
      '25|R1 R2 R3 R4|RC0805FR-0710KL||',
    ],
    ['Mfr. #,Mfr.,Order Qty.,Customer No\nRC0805FR-0710KL,Yageo,25,77\n', '25||RC0805FR-0710KL||'],
    [
      'Menge;Hersteller-Teilenummer;Bezeichnung;Kundenreferenz\n25;RC0805FR-0710KL;Widerstand;Prototyp\n',
      '25|Prototyp|RC0805FR-0710KL||',
    ],
    ['Artikel-Nr.;Anzahl\n1012345;10 Stk\n', '10||1012345||'],
    ['Désignation;Qté;Référence fabricant\n10k;1 000;RC0805FR-0710KL\n', '1000||RC0805FR-0710KL|10k|'],
    ['Référence;Quantité\nRC0805FR-0710KL;3\n', '3||RC0805FR-0710KL||'],
    ['Repère;Valeur;Boîtier\nC3–C6, C9;100n;0603\n', '5|C3 C4 C5 C6 C9||100n|0603'],
  ])('%s', (text, line) => expect(short(text)).toEqual([line]));

  test("a distributor's own number counts only without the maker's", () => {
    const numbers = (text: string) => read(text).lines.flatMap((line) => line.numbers);
    expect(numbers('Order Code,Quantity\n1612345,2\n')).toEqual(['1612345']);
    expect(numbers('Order Code,Manufacturer Part No,Quantity\n1612345,LM358N,2\n')).toEqual(['LM358N']);
  });

  test('a row of totals and a note are named, not guessed', () => {
    const list = read('Part Number,Quantity,Description\nLM358N,2,\n,,\n,2,\n,many,Note\n');
    expect(list.lines).toHaveLength(1);
    expect(list.leftOut).toMatchObject([
      { line: 4, reason: 'NO_PART' },
      { line: 5, reason: 'AMOUNT', text: 'many · Note' },
    ]);
  });
});

test('a quantity counts for each board, and one that no cart takes is named with its line', () => {
  expect(short('Value,Qty\n10k,3\n', 20)).toEqual(['60|||10k|']);
  const list = read(`Value,Qty\n10k,${maximumPieces / 2}\n22k,${maximumPieces / 2 + 1}\n47k,0\n1k,2.5\n`, 2);
  expect(list.lines.map(({ pieces }) => pieces)).toEqual([maximumPieces]);
  expect(list.leftOut.map(({ line, reason }) => `${line} ${reason}`)).toEqual(['3 AMOUNT', '4 NO_PIECES', '5 AMOUNT']);
});

test('lines of the same part become one, others of its value do not', () => {
  expect(short('Ref,Value,Footprint,Qty\nR1,10k,R_0805,1\nR2,10K,R_0805,2\nR3,10k,R_0603,1\n')).toEqual([
    '3|R1 R2||10k|R_0805',
    '1|R3||10k|R_0603',
  ]);
});

test('500 different parts are read, 501 are too many; of the same there can be more', () => {
  const table = (count: number, value: (index: number) => string) =>
    `Value,Qty\n${Array.from({ length: count }, (_, index) => `${value(index)},1`).join('\n')}`;
  expect(read(table(maximumLines, (index) => `${index}k`)).lines).toHaveLength(maximumLines);
  expect(
    readPartsText(
      table(maximumLines + 1, (index) => `${index}k`),
      1,
    ),
  ).toEqual({ kind: 'refused', reason: 'TOO_MANY_LINES' });
  expect(short(table(maximumRows, () => '10k'))).toEqual([`${maximumRows}|||10k|`]);
  expect(
    readPartsText(
      table(maximumRows + 1, () => '10k'),
      1,
    ),
  ).toEqual({ kind: 'refused', reason: 'TOO_MANY_LINES' });
});

test('a text that is too long, or empty, is refused; a line that is too long is named', () => {
  expect(readPartsText('x'.repeat(maximumText + 1), 1)).toEqual({ kind: 'refused', reason: 'TOO_LONG' });
  for (const text of ['', ' \n\t\n', 'Value,Qty\n'])
    expect(readPartsText(text, 1)).toEqual({ kind: 'refused', reason: 'EMPTY' });
  const list = read(`Value,Qty\n${'x'.repeat(longestCell + 1)},1\n10k,1\n`);
  expect(list.leftOut).toMatchObject([{ line: 2, reason: 'TOO_LONG' }]);
  expect(list.leftOut[0]?.text).toHaveLength(121);
});

test('rows of a sheet are read as those of a text', () => {
  const rows = [
    { line: 1, cells: ['Parts of the prototype'] },
    { line: 3, cells: ['Wert', 'Stück'] },
    { line: 4, cells: ['10k', '4'] },
  ];
  expect(readPartsRows(rows, 1)).toMatchObject({ kind: 'read', lines: [{ line: 4, value: '10k', pieces: 4 }] });
  expect(readPartsRows([{ line: 1, cells: ['1012345', '10'] }], 1)).toMatchObject({
    lines: [{ value: '1012345', pieces: 10 }],
  });
});
