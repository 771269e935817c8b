import type { DeskResponseOf } from '../contract/desk/deskSchemas.ts';
import type { LocalizedText } from '../language/text.ts';
import type { Cents } from '../money/money.ts';
import { toCents, toEuros } from '../money/money.ts';
import type { VatSum } from '../money/vatReturn.ts';
import type { Days } from './figuresDays.ts';

/** A day of the shop. */
export type FiguresDay = {
  readonly day: string;
  /** Orders placed on it, without those that were cancelled since. */
  readonly orders: number;
  /** Their totals, with VAT. */
  readonly ordered: Cents;
  /** Invoices of the day less credit notes of the day, without VAT. */
  readonly revenue: Cents;
};

export type FiguresProduct = {
  readonly sku: number;
  readonly name: LocalizedText;
  /** Pieces invoiced less those credited. */
  readonly pieces: number;
  readonly revenue: Cents;
};

/** Products that figures name, those with the most revenue first. */
export const mostProducts = 100;

/** Orders, revenue and VAT of some days, as the database has them at this moment. */
export type Figures = Days & {
  readonly today: string;
  /** Every day, the first first. */
  readonly days: readonly FiguresDay[];
  readonly products: readonly FiguresProduct[];
  /** The rest of the revenue: delivery, reductions without a product, further products, and roundings of each line. */
  readonly rest: Cents;
  readonly vat: readonly VatSum[];
};

/** The sums over all days. */
export function figuresSums({ days }: Pick<Figures, 'days'>): Omit<FiguresDay, 'day'> {
  return days.reduce(
    (sum, { orders, ordered, revenue }) => ({
      orders: sum.orders + orders,
      ordered: sum.ordered + ordered,
      revenue: sum.revenue + revenue,
    }),
    { orders: 0, ordered: 0, revenue: 0 },
  );
}

type Wire = DeskResponseOf<'deskFigures'>;

export function figuresToWire({ from, until, today, days, products, rest, vat }: Figures): Wire {
  return {
    FROM: from,
    UNTIL: until,
    TODAY: today,
    DAYS: days.map(({ day, orders, ordered, revenue }) => ({
      DAY: day,
      ORDERS: orders,
      ORDERED: toEuros(ordered),
      REVENUE: toEuros(revenue),
    })),
    PRODUCTS: products.map(({ sku, name, pieces, revenue }) => ({
      SKU: sku,
      NAME: name,
      PIECES: pieces,
      REVENUE: toEuros(revenue),
    })),
    REST: toEuros(rest),
    VAT: vat.map((sum) => ({
      VAT_RETURN: sum.vatReturn,
      COUNTRY: sum.country,
      RATE: sum.rate,
      QUARTER: sum.quarter,
      NET: toEuros(sum.net),
      TAX: toEuros(sum.tax),
      DOCUMENTS: sum.documents,
    })),
  };
}

export function figuresFromWire(wire: Wire): Figures {
  return {
    from: wire.FROM,
    until: wire.UNTIL,
    today: wire.TODAY,
    days: wire.DAYS.map(({ DAY, ORDERS, ORDERED, REVENUE }) => ({
      day: DAY,
      orders: ORDERS,
      ordered: toCents(ORDERED),
      revenue: toCents(REVENUE),
    })),
    products: wire.PRODUCTS.map(({ SKU, NAME, PIECES, REVENUE }) => ({
      sku: SKU,
      name: NAME,
      pieces: PIECES,
      revenue: toCents(REVENUE),
    })),
    rest: toCents(wire.REST),
    vat: wire.VAT.map((sum) => ({
      vatReturn: sum.VAT_RETURN,
      country: sum.COUNTRY,
      rate: sum.RATE,
      quarter: sum.QUARTER,
      net: toCents(sum.NET),
      tax: toCents(sum.TAX),
      documents: sum.DOCUMENTS,
    })),
  };
}
