import { readXml } from '../xml.ts';
import type { ZipParts } from './zipParts.ts';

type Sheet = { readonly name: string; readonly part: string };

/** The parts of a workbook that all of its sheets need. */
export type Workbook = {
  readonly sheets: readonly Sheet[];
  /** Texts that cells name by their number. */
  readonly texts: readonly string[];
  /** Whether a style shows its number as a date. */
  readonly isDate: (style: number) => boolean;
  /** Days from 1899-12-30 to the workbook's day 0. */
  readonly dayZero: number;
};

/** Number formats that are dates by definition (ECMA-376, 18.8.30). */
const dateFormats = new Set([14, 15, 16, 17, 22]);

export async function readWorkbook(archive: Archive): Promise<Workbook> {
  const targets = new Map(await collect<[string, string]>(archive, 'xl/_rels/workbook.xml.rels', relation));
  let dayZero = 0;
  const named = await collect<{ name: string; id: string }>(archive, 'xl/workbook.xml', (emit) => ({
    ...nothing,
    open(name, attributes) {
      if (name === 'workbookPr' && /^(?:1|true)$/.test(attributes['date1904'] ?? '')) dayZero = 1462;
      if (name === 'sheet') emit({ name: attributes['name'] ?? '', id: attributes['r:id'] ?? '' });
    },
  }));
  const sheets = named.flatMap(({ name, id }) => {
    const target = targets.get(id);
    return target === undefined ? [] : [{ name, part: target.startsWith('/') ? target.slice(1) : `xl/${target}` }];
  });
  const dates = new Set(await readDateStyles(archive));
  return { sheets, texts: await readTexts(archive), isDate: (style) => dates.has(style), dayZero };
}

const nothing = { open: () => undefined, text: () => undefined, close: () => undefined };

type Reader<Item> = Parameters<typeof readXml<Item>>[1]['reader'];

/** A workbook's archive, and its name for error messages. */
type Archive = { readonly zip: ZipParts; readonly file: string };

/** All items of a part; none for one that is not there. */
async function collect<Item>({ zip, file }: Archive, part: string, reader: Reader<Item>): Promise<Item[]> {
  const text = zip.text(part);
  const items: Item[] = [];
  if (text !== null) for await (const item of readXml(text, { file, reader })) items.push(item);
  return items;
}

const relation: Reader<[string, string]> = (emit) => ({
  ...nothing,
  open(name, attributes) {
    if (name === 'Relationship') emit([attributes['Id'] ?? '', attributes['Target'] ?? '']);
  },
});

/** A text may consist of several pieces with a look of their own; `rPh` is how to pronounce it. */
function readTexts(archive: Archive): Promise<string[]> {
  return collect<string>(archive, 'xl/sharedStrings.xml', (emit) => {
    let text = '';
    let inText = false;
    let pronounced = false;
    return {
      open(name) {
        if (name === 'si') text = '';
        if (name === 'rPh') pronounced = true;
        inText = name === 't' && !pronounced;
      },
      text(piece) {
        if (inText) text += piece;
      },
      close(name) {
        inText = false;
        if (name === 'rPh') pronounced = false;
        if (name === 'si') emit(text);
      },
    };
  });
}

/** The numbers of the styles whose format is a date. */
function readDateStyles(archive: Archive): Promise<number[]> {
  return collect<number>(archive, 'xl/styles.xml', (emit) => {
    const own = new Set<number>();
    let inCells = false;
    let style = 0;
    return {
      ...nothing,
      open(name, attributes) {
        const format = Number(attributes['numFmtId']);
        if (name === 'numFmt' && isDateFormat(attributes['formatCode'] ?? '')) own.add(format);
        if (name === 'cellXfs') inCells = true;
        if (name !== 'xf' || !inCells) return;
        if (dateFormats.has(format) || own.has(format)) emit(style);
        style += 1;
      },
      close(name) {
        if (name === 'cellXfs') inCells = false;
      },
    };
  });
}

/** Whether a format has a year or a day outside of quotes, brackets and escapes: `dd.mm.yyyy`, and not `[Red]0.00`. */
function isDateFormat(code: string): boolean {
  return /[yd]/i.test(code.replaceAll(/"[^"]*"|\[[^\]]*\]|\\./g, ''));
}
