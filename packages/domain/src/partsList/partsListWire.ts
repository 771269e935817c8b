import { productFromWire } from '../catalog/product.ts';
import type { Product } from '../catalog/product.ts';
import { listedToWire } from '../catalog/productToWire.ts';
import type { PartsListWire } from '../contract/schemas/partsList.ts';
import type { PartMatch } from './partMatch.ts';
import type { LeftOut, PartLine } from './partsList.ts';

/** A line of a list with what the shop has for it. */
export type MatchedLine = PartLine & PartMatch;

export type MatchedList = {
  readonly lines: readonly MatchedLine[];
  readonly leftOut: readonly LeftOut[];
  /** The products that the lines name, with the data of a listing. */
  readonly products: readonly Product[];
};

export function partsListToWire({ lines, leftOut, products }: MatchedList): PartsListWire {
  return {
    LINES: lines.map((line) => ({
      LINE: line.line,
      PIECES: line.pieces,
      REFERENCES: [...line.references],
      NUMBERS: [...line.numbers],
      MANUFACTURER: line.manufacturer,
      VALUE: line.value,
      FOOTPRINT: line.footprint,
      DESCRIPTION: line.description,
      STATE: line.state,
      SKUS: [...line.skus],
      CHOSEN: line.chosen,
    })),
    LEFT_OUT: leftOut.map(({ line, text, reason }) => ({ LINE: line, TEXT: text, REASON: reason })),
    PRODUCTS: products.map(listedToWire),
  };
}

export function partsListFromWire({ LINES, LEFT_OUT, PRODUCTS }: PartsListWire): MatchedList {
  return {
    lines: LINES.map((line) => ({
      line: line.LINE,
      pieces: line.PIECES,
      references: line.REFERENCES,
      numbers: line.NUMBERS,
      manufacturer: line.MANUFACTURER,
      value: line.VALUE,
      footprint: line.FOOTPRINT,
      description: line.DESCRIPTION,
      state: line.STATE,
      skus: line.SKUS,
      chosen: line.CHOSEN,
    })),
    leftOut: LEFT_OUT.map(({ LINE, TEXT, REASON }) => ({ line: LINE, text: TEXT, reason: REASON })),
    products: PRODUCTS.map(productFromWire),
  };
}
