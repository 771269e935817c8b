/** A table as spreadsheets of Luxembourg, Germany and France read it: semicolons, decimal commas, UTF-8 with a byte order mark (RFC 4180). */
export function csvOf(header: readonly string[], rows: readonly (readonly string[])[]): string {
  return `\uFEFF${[header, ...rows].map((row) => `${row.map(cell).join(';')}\r\n`).join('')}`;
}

/** A text that begins like a formula gets an apostrophe, because a spreadsheet would compute it: names are what customers have typed. */
function cell(text: string): string {
  const isNumber = /^-?\d+(?:,\d+)?$/.test(text);
  const safe = !isNumber && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
