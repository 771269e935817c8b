import type { MatchedList } from '@platine/domain/partsList/partsListWire.ts';

/** A file with the lines that the shop has nothing for, in the form in which lists are read. It begins with a byte order mark, by which spreadsheets know UTF-8. */
export function notFoundCsv({ lines }: MatchedList): string {
  const missing = lines.filter(({ state }) => state === 'NOT_FOUND' || state === 'ALTERNATIVES');
  const rows = missing.map(({ references, pieces, numbers, manufacturer, value, footprint, description }) => [
    references.join(', '),
    String(pieces),
    numbers.join(' '),
    manufacturer,
    value,
    footprint,
    description,
  ]);
  const head = [
    'Reference',
    'Quantity',
    'Manufacturer Part Number',
    'Manufacturer',
    'Value',
    'Footprint',
    'Description',
  ];
  return `\uFEFF${[head, ...rows].map((cells) => cells.map(quoted).join(',')).join('\r\n')}\r\n`;
}

/** A cell that begins with = + - or @ would be a formula of a spreadsheet. */
function quoted(cell: string): string {
  return `"${cell.replace(/^[=+\-@\t\r]/, "'$&").replaceAll('"', '""')}"`;
}
