/** The field by which the form with the chosen products differs from that with the list: both are sent to the page's own address. */
export const takeField = 'TAKE';

/** The fields of a line, by its number: the SKU that is ordered, '' for none, the pieces that the list asks for, and the customer's note. */
export const skuField = (line: number) => `SKU-${line}`;
export const piecesField = (line: number) => `PIECES-${line}`;
export const noteField = (line: number) => `NOTE-${line}`;
