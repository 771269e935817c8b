/** A row of a list. `line` is the line of the text, or the row of the sheet, on which it begins, from 1. */
export type ListRow = { readonly line: number; readonly cells: readonly string[] };

export type RowForm = { readonly separator: string; readonly quote: string };

/**
 * Reads separated values (RFC 4180): a cell in quotes may have separators, line breaks and doubled quotes. A quote that is never closed is a part
 * of its cell, as in `1/4" bolt`.
 */
export function delimitedRows(text: string, { separator, quote }: RowForm): ListRow[] {
  const q = quote;
  const quoted = `${q}([^${q}]*(?:${q}${q}[^${q}]*)*)${q}[^\\n${separator}]*`;
  const cell = new RegExp(`(?:${quoted}|([^\\n${separator}]*))([\\n${separator}]|$)`, 'gy');
  const rows: ListRow[] = [];
  let cells: string[] = [];
  let line = 1;
  let next = 1;
  const lines = text.replaceAll(/\r\n?/g, '\n');
  for (const [all, inQuotes, plain = '', end] of lines.matchAll(cell)) {
    cells.push(tidyCell(inQuotes?.replaceAll(q + q, q) ?? plain));
    next += all.split('\n').length - 1;
    if (end === separator) continue;
    if (cells.some((one) => one !== '')) rows.push({ line, cells });
    cells = [];
    line = next;
    if (end === '') break;
  }
  return rows;
}

/** A cell in one line, without blanks around it. */
export function tidyCell(text: string): string {
  return text.replaceAll(/[ \n\u00a0\u202f]+/g, ' ').trim();
}
