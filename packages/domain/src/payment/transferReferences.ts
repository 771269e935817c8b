import { numberSeries } from '../order/documentKinds.ts';

/** The numbers that the text of a bank transfer names, each once. */
export type TransferReferences = {
  /** Numbers of orders (2026-100001), alone or behind the letters of a document that bears the order's number (KB-2026-100001). */
  readonly orderNumbers: readonly string[];
  /** Numbers of invoices (RE-2026-000005), which a customer who buys on invoice is asked to give. */
  readonly invoiceNumbers: readonly string[];
};

/** Letters of a series of its own, then a number that is neither a part of a longer number nor of one with further dashes. */
const numbers = new RegExp(`(?<!\\d-?)(?:\\b(${numberSeries.join('|')})-)?(\\d{4}-\\d{6,9})(?!-?\\d)`, 'gi');

export function transferReferences(text: string): TransferReferences {
  const found = [...text.matchAll(numbers)].map(([, series = '', number = '']) => ({
    series: series.toUpperCase(),
    number,
  }));
  const ofSeries = (series: string) => found.filter((one) => one.series === series).map(({ number }) => number);
  return {
    orderNumbers: [...new Set(ofSeries(''))],
    invoiceNumbers: [...new Set(ofSeries('RE'))].map((number) => `RE-${number}`),
  };
}
