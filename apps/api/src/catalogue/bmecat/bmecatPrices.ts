import { fromPercent, lowestStandardRate } from '@platine/domain/money/vatRates.ts';
import type { Cell } from '../table/tableRow.ts';
import { elementsIn, textIn } from './bmecatProduct.ts';
import type { XmlElement } from './readElements.ts';

/** The most price breaks that are read of a product. */
export const mostBreaks = 10;

/** Types of prices, the one first that is best charged: net list prices, those for the customer, gross list prices, recommended ones. */
const priceTypes = ['net_list', 'net_customer', 'gros_list', 'nrp'] as const;

/** Prices with VAT, as the norm defines them. */
const grossTypes = new Set(['gros_list', 'nrp']);

/** The type of a file's prices, and the VAT in them in percent; that of products with a reduced rate, or null where there are none. */
export type PriceForm = { readonly type: string; readonly vatPercent: number; readonly reducedPercent: number | null };

/** Counts the types of prices in a file. */
export function createPriceTally() {
  const counts = new Map<string, number>();
  const taxes = new Map<string, Set<number>>();
  return {
    add(product: XmlElement): void {
      for (const price of pricesIn(product)) {
        const type = typeOf(price);
        counts.set(type, (counts.get(type) ?? 0) + 1);
        const tax = percentOf(price);
        if (tax > 0) taxes.set(type, (taxes.get(type) ?? new Set()).add(tax));
      }
    },
    /** The type that most products have, of those that are best charged. */
    form(): PriceForm {
      const known = [...priceTypes, ...counts.keys()].filter((type) => counts.has(type));
      const most = Math.max(0, ...counts.values());
      const type = known.find((one) => (counts.get(one) ?? 0) * 2 > most) ?? 'net_list';
      const percents = [...(taxes.get(type) ?? [])];
      const isReduced = (percent: number) => fromPercent(percent) < lowestStandardRate;
      const standard = percents.filter((percent) => !isReduced(percent));
      const reduced = percents.filter(isReduced);
      const contained = (rates: readonly number[]) => (grossTypes.has(type) ? Math.max(...rates) : 0);
      return {
        type,
        vatPercent: contained(standard.length === 0 ? [17] : standard),
        reducedPercent: reduced.length === 0 ? null : contained(reduced),
      };
    },
  };
}

function pricesIn(product: XmlElement): XmlElement[] {
  return [...elementsIn(product, 'PRODUCT_PRICE'), ...elementsIn(product, 'ARTICLE_PRICE')];
}

const typeOf = ({ attributes }: XmlElement) => attributes['price_type'] ?? '';

/** The prices of a type for one piece each, with the pieces from which they hold. A price in another currency is a text, which an import refuses. */
export function priceCells(product: XmlElement, type: string): (readonly [column: string, cell: Cell])[] {
  const pieces = Number(textIn(product, 'PRICE_QUANTITY') || '1');
  const breaks = pricesIn(product)
    .filter((price) => typeOf(price) === type)
    .map((price) => ({ from: Number(textIn(price, 'LOWER_BOUND') || '1'), price: amountOf(price, pieces) }))
    .toSorted((one, other) => one.from - other.from)
    .slice(0, mostBreaks);
  // A bound of a tenth piece or of two pieces is no reason to sell none.
  return breaks.flatMap(({ from, price }, index) => [
    [`PRICE_AMOUNT ${index + 1}`, price] as const,
    [`LOWER_BOUND ${index + 1}`, index === 0 ? 1 : from] as const,
  ]);
}

/** The rate that a price of a type names, in percent; '' for none, and for 0, which net prices often name. */
export function taxCell(product: XmlElement, type: string): Cell {
  const [percent = 0] = pricesIn(product)
    .filter((price) => typeOf(price) === type)
    .map(percentOf);
  return percent > 0 ? percent : '';
}

/** 0.19 is 19 %. */
function percentOf(price: XmlElement): number {
  return Math.round(Number(textIn(price, 'TAX').replace(',', '.')) * 1000) / 10;
}

function amountOf(price: XmlElement, pieces: number): Cell {
  const written = textIn(price, 'PRICE_AMOUNT');
  const currency = textIn(price, 'PRICE_CURRENCY') || 'EUR';
  const amount = Number(written);
  if (currency !== 'EUR' || written === '' || Number.isNaN(amount)) return `${written} ${currency}`;
  const factor = Number(textIn(price, 'PRICE_FACTOR') || '1');
  // Beyond a hundredth of a cent are errors of the division.
  return Number(((amount * factor) / pieces).toFixed(6));
}
