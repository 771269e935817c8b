import type { InferType } from 'yup';
import { string } from 'yup';
import { leftOutReasons } from '../../partsList/partsList.ts';
import { matchStates } from '../../partsList/partMatch.ts';
import { longestCell, maximumBoards, maximumFile, maximumLines, maximumText } from '../../partsList/limits.ts';
import { filledText, listOf, oneOf, record, sku, text, whole } from './parts.ts';
import { product } from './product.ts';
import { lineNote, positionChange } from './session.ts';

/** Four characters of base64 carry three bytes. */
const longestFile = Math.ceil(maximumFile / 3) * 4;

/** A list as text, or a file (CSV, XLSX) in base64, which counts before the text. Quantities are those of one board. */
export const partsListRequest = record({
  TEXT: text(maximumText + 1),
  FILE: string()
    .strict()
    .max(longestFile)
    .matches(/^[A-Za-z0-9+/]*={0,2}$/),
  BOARDS: whole(1, maximumBoards),
});

const partLine = record({
  LINE: whole(1),
  PIECES: whole(1),
  REFERENCES: listOf(filledText(longestCell)),
  NUMBERS: listOf(filledText(longestCell)),
  MANUFACTURER: text(longestCell),
  VALUE: text(longestCell),
  FOOTPRINT: text(longestCell),
  DESCRIPTION: text(longestCell * 10),
  STATE: oneOf(matchStates),
  /** The best first. */
  SKUS: listOf(sku()),
  /** Ordered unless the shopper chooses otherwise. */
  CHOSEN: sku().nullable().defined(),
});

/** The lines of a list with what the shop has for each, and the products of all lines with the fields of a listing. */
export const partsListAnswer = record({
  LINES: listOf(partLine),
  LEFT_OUT: listOf(record({ LINE: whole(1), TEXT: text(200), REASON: oneOf(leftOutReasons) })),
  PRODUCTS: listOf(product),
});

/** Positions that go into the cart together; of more than one with a product the sum counts, and their notes are joined. */
export const positionsRequest = record({
  POSITIONS: listOf(positionChange.concat(record({ NOTE: lineNote() })))
    .min(1)
    .max(maximumLines),
});

export type PartsListWire = InferType<typeof partsListAnswer>;
