/** A cell of a table. Only spreadsheets have numbers; in CSV everything is text. */
export type Cell = string | number;

/** A row of a table, with the number of its line in the file. */
export type TableRow = { readonly line: number; readonly cells: readonly Cell[] };

/** Most columns of a table. */
export const mostColumns = 1000;
