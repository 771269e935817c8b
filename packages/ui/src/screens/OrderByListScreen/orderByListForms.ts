/** The field by which the form with the chosen products differs from that with the list: both are sent to the page's own address. */
export const takeField = 'TAKE';

/** The fields of a line, by its number: the SKU that is ordered, '' for none, and the pieces that the list asks for. */
export const skuField = (line: number) => `SKU-${line}`;
export const piecesField = (line: number) => `PIECES-${line}`;
