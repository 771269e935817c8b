import { and, eq, gte, isNull, lt, sql } from 'drizzle-orm';
import type { Figures, FiguresDay, FiguresProduct } from '@platine/domain/desk/figures.ts';
import type { Days } from '@platine/domain/desk/figuresDays.ts';
import { figuresSums, mostProducts } from '@platine/domain/desk/figures.ts';
import { listDays } from '@platine/domain/desk/figuresDays.ts';
import type { LocalizedText } from '@platine/domain/language/text.ts';
import type { Cents } from '@platine/domain/money/money.ts';
import { scale } from '@platine/domain/money/money.ts';
import type { VatCase } from '@platine/domain/money/vat.ts';
import type { VatSum } from '@platine/domain/money/vatReturn.ts';
import { quarterOf, vatReturnOf, vatSums } from '@platine/domain/money/vatReturn.ts';
import type { Database } from '../../db/database.ts';
import { documents } from '../../db/documentSchema.ts';
import { orders } from '../../db/orderSchema.ts';
import { products } from '../../db/schema.ts';
import { dayMs } from '../../time/clock.ts';
import { issuedAround } from '../documents/readBookings.ts';

/**
 * Orders, revenue and VAT of some days. The database adds up: a year's documents are not read one by one. Revenue is what was invoiced less what was
 * credited on the day of the document, without VAT, so that its sum is that of the books.
 */
export async function readFigures(db: Database, days: Days): Promise<Omit<Figures, 'today'>> {
  return db.transaction(
    async (tx) => {
      const perDay = await readDays(tx, days);
      const found = await readProducts(tx, days);
      const top = found.slice(0, mostProducts);
      const named = top.reduce((sum, { revenue }) => sum + revenue, 0);
      const rest = figuresSums({ days: perDay }).revenue - named;
      return { ...days, days: perDay, products: top, rest, vat: await readVat(tx, days) };
    },
    // All of it from one moment, while orders are placed and sent.
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

/** A field of the issued document, as text. */
const field = (path: string) => sql<string>`${documents.document} #>> ${sql.raw(`'{document,${path}}'`)}`;
const sign = sql`case ${documents.kind} when 'RK' then -1 else 1 end`;
const sumOf = (path: string) => sql<Cents>`sum(${sign} * (${field(path)})::bigint)::double precision`;

const standardRate = field('order,pricing,vat,rate');

function isIssued(days: Days) {
  const day = field('date');
  return and(issuedAround(days), sql`${day} between ${days.from} and ${days.until}`);
}

async function readDays(tx: Database, days: Days): Promise<FiguresDay[]> {
  const day = field('date');
  const invoiced = await tx
    .select({ day: day.as('day'), revenue: sumOf('totals,totalWithoutTax') })
    .from(documents)
    .where(isIssued(days))
    .groupBy(sql`day`);
  const placed = await readPlaced(tx, days);
  const revenue = new Map(invoiced.map((row) => [row.day, row.revenue]));
  return listDays(days).map((one) => ({
    day: one,
    ...(placed.get(one) ?? { orders: 0, ordered: 0 }),
    revenue: revenue.get(one) ?? 0,
  }));
}

/** Orders by their day in Luxembourg, without those that were cancelled since. */
async function readPlaced(
  tx: Database,
  { from, until }: Days,
): Promise<Map<string, Pick<FiguresDay, 'orders' | 'ordered'>>> {
  const { placedAt, cancelledAt, document } = orders;
  const day = sql<string>`${document} #>> '{order,date}'`;
  const begin = new Date(Date.parse(from) - dayMs);
  const end = new Date(Date.parse(until) + 2 * dayMs);
  const rows = await tx
    .select({
      day: day.as('day'),
      orders: sql<number>`count(*)::integer`,
      ordered: sql<Cents>`sum((${document} #>> '{order,totals,total}')::bigint)::double precision`,
    })
    .from(orders)
    .where(and(isNull(cancelledAt), gte(placedAt, begin), lt(placedAt, end)))
    .groupBy(sql`day`);
  return new Map(rows.map((row) => [row.day, { orders: row.orders, ordered: row.ordered }]));
}

type Line = {
  readonly sku: number;
  readonly name: LocalizedText;
  readonly mode: string;
  readonly rate: number;
  readonly pieces: number;
  readonly charged: Cents;
};

/** Products by revenue. Lines are charged with VAT or without it, by the customer's kind (D11). */
async function readProducts(tx: Database, days: Days): Promise<FiguresProduct[]> {
  const line = sql`jsonb_array_elements(${documents.document} #> '{document,lines}') line`;
  const rows: Line[] = await tx
    .select({
      sku: products.sku,
      name: products.name,
      mode: field('order,pricing,mode').as('mode'),
      rate: sql<number>`coalesce(line ->> 'rate', ${standardRate})::integer`.as('rate'),
      pieces: sql<number>`sum(${sign} * (line ->> 'amount')::bigint)::double precision`,
      charged: sql<Cents>`sum(${sign} * (line ->> 'line')::bigint)::double precision`,
    })
    .from(documents)
    .innerJoin(line, sql`true`)
    .innerJoin(products, eq(products.sku, sql`(line ->> 'sku')::integer`))
    .where(isIssued(days))
    .groupBy(products.sku, sql`mode`, sql`rate`);
  const found = new Map<number, FiguresProduct>();
  for (const { sku, name, mode, rate, pieces, charged } of rows) {
    const earlier = found.get(sku) ?? { pieces: 0, revenue: 0 };
    const net = mode === 'gross' ? scale(charged, 1000, 1000 + rate) : charged;
    found.set(sku, { sku, name, pieces: earlier.pieces + pieces, revenue: earlier.revenue + net });
  }
  return [...found.values()].toSorted((one, other) => other.revenue - one.revenue || one.sku - other.sku);
}

/** VAT for the returns, by the rules of the export for accounting. */
async function readVat(tx: Database, days: Days): Promise<VatSum[]> {
  const totals = sql`${documents.document} #> '{document,totals}'`;
  // A document at the one rate of its order has no sums by rate.
  const sums = sql`jsonb_array_elements(coalesce(${totals} -> 'byRate', jsonb_build_array(${totals}))) sums`;
  const sumAt = (key: string) => sql<Cents>`sum(${sign} * (sums ->> ${sql.raw(`'${key}'`)})::bigint)::double precision`;
  const month = sql<string>`left(coalesce(${field('corrects,date')}, ${field('date')}), 7)`;
  const rows = await tx
    .select({
      kind: sql<VatCase['kind']>`${field('order,pricing,vat,kind')}`.as('vat_kind'),
      country: sql<VatCase['country']>`${field('order,pricing,vat,country')}`.as('vat_country'),
      zipCode: sql<string>`coalesce(${field('order,delivery,zipCode')}, '')`.as('zip_code'),
      rate: sql<number>`coalesce(sums ->> 'rate', ${standardRate})::integer`.as('rate'),
      month: month.as('month'),
      net: sumAt('totalWithoutTax'),
      tax: sumAt('tax'),
      documents: sql<number>`count(*)::integer`,
    })
    .from(documents)
    .innerJoin(sums, sql`true`)
    .where(isIssued(days))
    .groupBy(sql`vat_kind`, sql`vat_country`, sql`zip_code`, sql`rate`, sql`month`);
  return vatSums(
    rows.map(({ kind, country, zipCode, rate, net, tax, ...row }) => ({
      ...vatReturnOf({ kind, country }, zipCode),
      rate,
      quarter: quarterOf(row.month),
      net,
      tax,
      documents: row.documents,
    })),
  );
}
