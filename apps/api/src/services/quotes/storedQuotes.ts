import { and, desc, eq, inArray, isNull, lt, notExists, or } from 'drizzle-orm';
import { BusinessFailure } from '@platine/domain/contract/businessFailure.ts';
import type { QuoteEntry, ShownQuote } from '@platine/domain/quote/quote.ts';
import { lineToday, quoteState } from '@platine/domain/quote/quote.ts';
import { endedQuoteDays } from '@platine/domain/shop/constants.ts';
import type { Database } from '../../db/database.ts';
import { orders } from '../../db/orderSchema.ts';
import { quotes } from '../../db/quoteSchema.ts';
import { products } from '../../db/schema.ts';
import { daysBefore, luxembourgDate } from '../../time/clock.ts';
import type { TokenHolder } from '../accounts/customers.ts';
import { requireCustomer } from '../accounts/customers.ts';
import { isOrderable, orderRule } from '../cartPricing.ts';
import type { Visitor } from '../visitor.ts';

type QuoteRow = typeof quotes.$inferSelect;

/** The account's quotes, the newest first. Throws NotLoggedInException. */
export async function readQuotes(caller: TokenHolder): Promise<QuoteEntry[]> {
  const { id } = await requireCustomer(caller);
  const rows = await quoteRows(caller.db, id);
  const today = luxembourgDate(caller.now);
  return rows.map((row) => {
    const { number, date, validUntil, totals } = row.document.quote;
    return { number, date, validUntil, state: quoteState(row, today), total: totals.total };
  });
}

/** A quote of the account, with what can be ordered of it today. Throws NotLoggedInException and NotFoundException. */
export async function readQuote(visitor: Visitor, number: string): Promise<ShownQuote> {
  const { row, educationalInstitution } = await findOwnQuote(visitor, number);
  const { quote } = row.document;
  const skus = quote.lines.map(({ sku }) => sku);
  const found = await visitor.db.select().from(products).where(inArray(products.sku, skus));
  const bySku = new Map(found.map((product) => [product.sku, product]));
  return {
    ...quote,
    state: quoteState(row, luxembourgDate(visitor.now)),
    orderNumber: row.orderNumber,
    today: quote.lines.map(({ sku, amount }) => {
      const product = bySku.get(sku);
      if (product === undefined || !isOrderable(product)) return lineToday(amount, null);
      const rule = orderRule(product, educationalInstitution, visitor.shop.limits);
      return lineToday(amount, { rule, inStock: product.stockAmount });
    }),
  };
}

/** A quote of the account by its number. That of another is as unknown as one that there is not. Throws NotLoggedInException and NotFoundException. */
export async function findOwnQuote(caller: TokenHolder, number: string) {
  const { id, educationalInstitution } = await requireCustomer(caller);
  const [row] = await caller.db
    .select()
    .from(quotes)
    .where(and(eq(quotes.number, number), eq(quotes.customerId, id)));
  if (row === undefined) throw new BusinessFailure('NotFoundException', 'There is no such quote.');
  return { row, educationalInstitution };
}

/** The quotes of a person, for the export of personal data. */
export async function quotesOf(db: Database, customerId: number): Promise<object[]> {
  const rows = await quoteRows(db, customerId);
  return rows.map(({ document: { quote, language }, orderNumber }) => ({ ...quote, language, orderNumber }));
}

/** Removes quotes that nobody has ordered, a year after their last day, and the others with their order. */
export async function removeOldQuotes(db: Database, now: Date): Promise<void> {
  const { orderNumber, validUntil } = quotes;
  const itsOrder = db.select().from(orders).where(eq(orders.number, orderNumber));
  const over = lt(validUntil, luxembourgDate(daysBefore(now, endedQuoteDays)));
  await db.delete(quotes).where(and(over, or(isNull(orderNumber), notExists(itsOrder))));
}

function quoteRows(db: Database, customerId: number): Promise<QuoteRow[]> {
  return db
    .select()
    .from(quotes)
    .where(eq(quotes.customerId, customerId))
    .orderBy(desc(quotes.madeAt), desc(quotes.number));
}
