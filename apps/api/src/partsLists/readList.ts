import type { ReadList } from '@platine/domain/partsList/partsList.ts';
import type { ListRow } from '@platine/domain/partsList/delimitedRows.ts';
import { tidyCell } from '@platine/domain/partsList/delimitedRows.ts';
import { longestCell, maximumFile, maximumRows } from '@platine/domain/partsList/limits.ts';
import { readPartsRows, readPartsText } from '@platine/domain/partsList/readPartsList.ts';
import { refusedList, requireList } from '@platine/domain/partsList/requireList.ts';
import { CatalogueError } from '../catalogue/readCatalogue.ts';
import { xlsxRows } from '../catalogue/table/xlsxRows.ts';

/** A pasted list, or a file in base64; quantities are those of one board. */
export type SentList = { readonly text: string; readonly file: string; readonly boards: number };

/** Reads a list that a shopper has sent. Throws ValidationException for the field that it came in. */
export async function readList({ text, file, boards }: SentList): Promise<Extract<ReadList, { kind: 'read' }>> {
  if (file === '') return requireList(readPartsText(text, boards), 'TEXT');
  const bytes = Buffer.from(file, 'base64');
  if (bytes.length > maximumFile) throw refusedList('FILE', 'TOO_LONG');
  const read = isWorkbook(bytes) ? readPartsRows(await sheetRows(bytes), boards) : readPartsText(textIn(bytes), boards);
  return requireList(read, 'FILE');
}

/** A workbook is a ZIP archive. */
function isWorkbook(bytes: Buffer): boolean {
  return bytes.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004', 'latin1'));
}

/** Bytes of a workbook of 5000 rows, when unpacked; what unpacks to more is no list. */
const mostUnpacked = 30_000_000;

async function sheetRows(bytes: Buffer): Promise<ListRow[]> {
  const rows: ListRow[] = [];
  try {
    for await (const { line, cells } of xlsxRows({ name: 'list.xlsx', bytes, mostUnpacked }, null)) {
      rows.push({ line, cells: cells.map((cell) => tidyCell(String(cell).slice(0, longestCell + 1))) });
      // One more than is read, and the rows above the headings.
      if (rows.length > maximumRows + 21) break;
    }
  } catch (error) {
    if (error instanceof CatalogueError) throw refusedList('FILE', 'FORMAT');
    throw error;
  }
  return rows;
}

/** The text of a file in UTF-8, UTF-16 with its mark, or Windows-1252, as spreadsheets save it. Throws ValidationException for a file that is no text. */
function textIn(bytes: Buffer): string {
  if (bytes.subarray(0, 2).equals(Buffer.from([0xff, 0xfe]))) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes.subarray(0, 2).equals(Buffer.from([0xfe, 0xff]))) return new TextDecoder('utf-16be').decode(bytes);
  if (bytes.includes(0)) throw refusedList('FILE', 'FORMAT');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
