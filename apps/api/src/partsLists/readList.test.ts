import { expect, test } from 'vitest';
import { workbookOf } from '../../testing/tables.ts';
import { maximumFile } from '@platine/domain/partsList/limits.ts';
import { readList } from './readList.ts';

const read = async (bytes: Buffer, boards = 1) =>
  readList({ text: 'not this', file: bytes.toString('base64'), boards }).catch((error: unknown) => error);

test('the first sheet of a workbook is read, numbers and shared texts alike', async () => {
  const list = await read(
    workbookOf([
      ['Wert', 'Bauform', 'Stück'],
      ['10 kΩ', '0805', 12],
      ['22 kΩ', '0603', 3],
    ]),
    2,
  );
  expect(list).toMatchObject({
    kind: 'read',
    lines: [
      { line: 2, value: '10 kΩ', footprint: '0805', pieces: 24 },
      { line: 3, value: '22 kΩ', footprint: '0603', pieces: 6 },
    ],
  });
});

test.each([
  ['UTF-8', Buffer.from('Wert;Menge;Gehäuse\n10 kΩ;2;0805\n')],
  ['UTF-8 with its mark', Buffer.from('\uFEFFWert;Menge;Gehäuse\n10 kΩ;2;0805\n')],
  [
    'UTF-16, as spreadsheets save "Unicode text"',
    Buffer.from('\uFEFFWert\tMenge\tGehäuse\n10 kΩ\t2\t0805\n', 'utf16le'),
  ],
  ['Windows-1252', Buffer.from('Wert;Menge;Geh\u00e4use\n10 k;2;0805\n', 'latin1')],
])('a file in %s is read', async (_, bytes) => {
  expect(await read(bytes)).toMatchObject({
    lines: [{ pieces: 2, footprint: '0805' }],
  });
});

/** A workbook whose directory says that a part has 31 MB when unpacked. */
function largeWorkbook(): Buffer {
  const workbook = workbookOf([['Value', 'Qty']]);
  workbook.writeUInt32LE(31_000_000, workbook.indexOf('PK\u0001\u0002') + 24);
  return workbook;
}

const damaged = workbookOf([['Value', 'Qty']]).subarray(0, 60);

test.each([
  ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0]), 'FORMAT'],
  ['a damaged workbook', damaged, 'FORMAT'],
  ['a workbook that unpacks to more than a list can be', largeWorkbook(), 'FORMAT'],
  ['an empty file', Buffer.from('\n'), 'REQUIRED'],
  ['a file that is too large', Buffer.from('x,1\n'.repeat(maximumFile / 4 + 1)), 'TOO_LONG'],
])('%s is refused at the field of the file', async (_, bytes, code) => {
  expect(await read(bytes)).toMatchObject({
    errorClass: 'ValidationException',
    fields: [{ FIELD: 'FILE', CODE: code }],
  });
});

test('a text is refused at its own field', async () => {
  const refused = readList({ text: ' ', file: '', boards: 1 });
  await expect(refused).rejects.toMatchObject({ fields: [{ FIELD: 'TEXT', CODE: 'REQUIRED' }] });
});
