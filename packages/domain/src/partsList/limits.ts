/** The most different parts that a list is read with; a longer one is read in pieces. */
export const maximumLines = 500;

/** Rows that are read: one a component, where the list is not grouped. */
export const maximumRows = 5000;

/** Characters of a list's text. */
export const maximumText = 300_000;

/** Bytes of a file with a list: a workbook of 500 lines has some 50,000. */
export const maximumFile = 600_000;

/** Characters of one cell that names a part; longer ones are no names. */
export const longestCell = 2000;

/** A list's quantities may be those of one board. */
export const maximumBoards = 1000;
