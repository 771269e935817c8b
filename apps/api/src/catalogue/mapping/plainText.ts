const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** Text of a cell that may be HTML, as descriptions of other shops are: tags go, their breaks stay. */
export function plainText(html: string): string {
  return html
    .replaceAll(/<(?:script|style)\b[^]*?<\/(?:script|style)\s*>/gi, '')
    .replaceAll(/<(?:br|\/p|\/div|\/li|\/tr|\/h\d)\b[^>]*>/gi, '\n')
    .replaceAll(/<\/?[a-z][^>]*>/gi, '')
    .replaceAll(/&(?:#(\d{1,6})|(\w{2,6}));/g, (entity, code: string | undefined, name: string | undefined) =>
      code === undefined ? (entities[name ?? ''] ?? entity) : String.fromCodePoint(Number(code)),
    )
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}
