import { CellError, numberIn, textIn } from '../table/readCells.ts';
import type { Mapping } from './mapping.ts';
import type { NamedRow } from './tableReader.ts';

/** Related products, what the law wants said of a product, and where it lies, of a row. A part without a column is left out. */
export function factsOfRow(row: NamedRow, map: Mapping): Record<string, unknown> {
  const { COLUMNS } = map;
  const text = (column: string | undefined) => textIn(row.cell(column));
  return {
    CROSS_SELLING: relatedOf(row, map),
    CONTENT: contentOf(row, map),
    WARNINGS: warningsOf(row, map),
    GUARANTEE: guaranteeOf(row, map),
    HS_CODE: text(COLUMNS.HS_CODE).replaceAll(/[\s.]/g, '') || null,
    ORIGIN_COUNTRY: text(COLUMNS.ORIGIN_COUNTRY).toUpperCase() || null,
    BATTERY: batteryOf(row, map),
    WEEE: yesOrNo(text(COLUMNS.WEEE), COLUMNS.WEEE ?? ''),
    SUCCESSOR: numberIn(row.cell(COLUMNS.SUCCESSOR), map.DECIMAL, COLUMNS.SUCCESSOR ?? ''),
    VARIANT_GROUP: text(COLUMNS.VARIANT_GROUP) || null,
    STORAGE_PLACE: text(COLUMNS.STORAGE_PLACE) || null,
  };
}

const kinds = ['ACCESSORIES', 'CONSUMABLES', 'MASTERS'] as const;

/** Numbers of products, parted by blanks, commas, semicolons or bars. */
function relatedOf(row: NamedRow, { COLUMNS, DECIMAL }: Mapping): unknown[] {
  return kinds.flatMap((kind) =>
    textIn(row.cell(COLUMNS[kind]))
      .split(/[\s,;|]+/)
      .filter((number) => number !== '')
      .map((number) => ({ CROSS_SELLING_TYPE: kind, SKU: numberIn(number, DECIMAL, COLUMNS[kind] ?? '') })),
  );
}

/** "2,5 m" in one cell, or an amount and its unit in two. */
function contentOf(row: NamedRow, { COLUMNS, DECIMAL }: Mapping): unknown {
  const written = textIn(row.cell(COLUMNS.CONTENT));
  if (written === '') return null;
  const [, amount = written, unit = ''] = /^([\d.,'\s]+?)\s*(m²|m2|ml|m|g)$/.exec(written) ?? [];
  const AMOUNT = numberIn(amount, DECIMAL, COLUMNS.CONTENT ?? '');
  const UNIT = (unit || textIn(row.cell(COLUMNS.CONTENT_UNIT))).replace('m2', 'm²');
  if (UNIT === '')
    throw new CellError(`${COLUMNS.CONTENT ?? ''}: "${written}" has no unit (2.5 m, 1 m², 250 g, 500 ml)`);
  return { AMOUNT, UNIT };
}

/** Warnings of a cell are parted by bars, and stand in the same order in the column of each language. */
function warningsOf(row: NamedRow, { WARNINGS = {} }: Mapping): unknown {
  const warnings: Record<string, string>[] = [];
  for (const [language, column] of Object.entries(WARNINGS))
    for (const [at, text] of textIn(row.cell(column)).split('|').entries())
      if (text.trim() !== '') warnings[at] = { ...warnings[at], [language]: text.trim() };
  return warnings.length === 0 ? undefined : warnings;
}

function guaranteeOf(row: NamedRow, { COLUMNS, DECIMAL }: Mapping): unknown {
  const YEARS = numberIn(row.cell(COLUMNS.GUARANTEE_YEARS), DECIMAL, COLUMNS.GUARANTEE_YEARS ?? '');
  if (YEARS === null) return null;
  const text = (column: string | undefined) => textIn(row.cell(column));
  return {
    YEARS,
    GUARANTOR: text(COLUMNS.GUARANTOR),
    ADDRESS: text(COLUMNS.GUARANTOR_ADDRESS),
    URL: text(COLUMNS.GUARANTEE_URL) || null,
  };
}

function batteryOf(row: NamedRow, { COLUMNS }: Mapping): unknown {
  const CHEMISTRY = textIn(row.cell(COLUMNS.BATTERY));
  if (CHEMISTRY === '') return null;
  const metals = textIn(row.cell(COLUMNS.BATTERY_METALS));
  return { CHEMISTRY, HEAVY_METALS: metals.split(/[\s,;|]+/).filter((metal) => metal !== '') };
}

const yes = ['1', 'yes', 'y', 'true', 'ja', 'j', 'wahr', 'oui', 'o', 'vrai', 'x'];
const no = ['0', 'no', 'n', 'false', 'nein', 'falsch', 'non', 'faux'];

/** Undefined for an empty cell. Throws CellError for another word. */
function yesOrNo(written: string, column: string): boolean | undefined {
  if (written === '') return undefined;
  const word = written.toLowerCase();
  if (!yes.includes(word) && !no.includes(word))
    throw new CellError(`${column}: "${written.slice(0, 40)}" is neither yes nor no`);
  return yes.includes(word);
}
