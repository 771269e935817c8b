/**
 * The documents of an order, by the first letters of their numbers: order confirmation KB, invoice RE and delivery note LS (D9), credit note RK (Rechnungskorrektur),
 * and the pro forma invoice PF, which asks for no VAT deduction and is no invoice.
 */
export const documentKinds = ['KB', 'RE', 'LS', 'RK', 'PF'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** Kinds whose numbers run through each year without a gap (D38, Directive 2006/112/EC art. 226 (2)). The others bear the order's number. */
export const numberedKinds = ['RE', 'LS', 'RK'] as const satisfies readonly DocumentKind[];
export type NumberedKind = (typeof numberedKinds)[number];

export function isNumbered(kind: DocumentKind): kind is NumberedKind {
  return numberedKinds.some((numbered) => numbered === kind);
}

/** Series of numbers: those of the numbered documents, and that of quotes (Angebote). */
export const numberSeries = [...numberedKinds, 'AN'] as const;
export type NumberSeries = (typeof numberSeries)[number];

/** A number of a series, such as `RE-2026-000042`. `sequence` begins at 1 each year. */
export function seriesNumber(kind: NumberSeries, year: number, sequence: number): string {
  return `${kind}-${year}-${String(sequence).padStart(6, '0')}`;
}

/** A document of an order, as its page lists it. */
export type DocumentEntry = {
  readonly kind: DocumentKind;
  readonly number: string;
  /** Day of issue in Luxembourg, YYYY-MM-DD. */
  readonly date: string;
  /** Size of the PDF; null while it has not been made, which its first use does. */
  readonly bytes: number | null;
};

/** Whether a document also exists as an e-invoice. */
export function isInvoice(kind: DocumentKind): boolean {
  return kind === 'RE' || kind === 'RK';
}

/** The address of a document's file. `signature` is that of a mailed link, which shows the order to its holder (D7). */
export function documentFilePath(number: string, ending: 'pdf' | 'xml', signature: string | null): string {
  const query = signature === null ? '' : `?signature=${encodeURIComponent(signature)}`;
  return `/api/shop/transaction/file/${encodeURIComponent(number)}.${ending}${query}`;
}

/** The kind that a document's number begins with; null for any other text. */
export function kindOfNumber(number: string): DocumentKind | null {
  return documentKinds.find((kind) => number.startsWith(`${kind}-`)) ?? null;
}
