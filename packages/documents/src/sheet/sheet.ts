import type { Language } from '@platine/domain/language/language.ts';

export type Row = readonly [label: string, value: string];

/** A cell of the table of goods; `detail` stands below the text in smaller letters. */
export type Cell = { readonly text: string; readonly detail?: string };
export type Column = {
  readonly title: string;
  readonly align: 'left' | 'right';
  /** Share of the width: a column of 2 is twice as wide as one of 1. */
  readonly share: number;
};

export type Note = { readonly title: string | null; readonly lines: readonly string[] };

/** An awaited transfer; `qr` is the payload of the code. */
export type TransferPart = {
  readonly text: string;
  readonly rows: readonly Row[];
  readonly qr: string;
  readonly scan: string;
  readonly code: string;
};

/** A document as texts in their places, before anything is drawn. */
export type Sheet = {
  readonly language: Language;
  readonly title: string;
  readonly number: string;
  readonly sender: string;
  readonly recipient: readonly string[];
  readonly facts: readonly Row[];
  readonly columns: readonly Column[];
  readonly lines: readonly (readonly Cell[])[];
  /** Said above the table: whether its prices contain VAT; empty where there are none. */
  readonly priceMode: string;
  /** The last one is the total. */
  readonly sums: readonly Row[];
  /** VAT by rate: heads, then a row for each rate (art. 226 (8) to (10)). */
  readonly vat: readonly (readonly string[])[];
  readonly notes: readonly Note[];
  readonly transfer: TransferPart | null;
  readonly footer: readonly (readonly string[])[];
  /** With {page} and {pages}. */
  readonly page: string;
};
