import { eq } from 'drizzle-orm';
import type { Adjustment } from '@platine/domain/cart/adjustment.ts';
import { adjustmentsOf } from '@platine/domain/cart/adopt.ts';
import { BusinessFailure } from '@platine/domain/contract/businessFailure.ts';
import { quoteState } from '@platine/domain/quote/quote.ts';
import { quotes } from '../../db/quoteSchema.ts';
import { luxembourgDate } from '../../time/clock.ts';
import { putPositions } from '../addPositions.ts';
import { choose } from '../checkout/chosen.ts';
import type { Changed } from '../session.ts';
import { changeSession } from '../session.ts';
import type { Visitor } from '../visitor.ts';
import { findOwnQuote } from './storedQuotes.ts';

/**
 * Puts the lines of a quote into the cart, in the amounts of the quote, and has the cart ordered from it; a repeated call changes nothing. What cannot be
 * ordered any more, or not in that amount, is answered. Throws NotLoggedInException, NotFoundException, and NotOrderableException for a quote that has
 * expired or was ordered.
 */
export async function takeQuote(visitor: Visitor, number: string): Promise<Changed<Adjustment[]>> {
  const { row } = await findOwnQuote(visitor, number);
  const wanted = row.document.quote.lines.map(({ sku, amount, note }) => ({ sku, amount, note }));
  return changeSession(visitor, async (change) => {
    // Its order may have been placed since it was read.
    const [term = row] = await change.tx.select().from(quotes).where(eq(quotes.number, number));
    const state = quoteState(term, luxembourgDate(visitor.now));
    if (state !== 'OPEN') throw new BusinessFailure('NotOrderableException', `The quote is ${state.toLowerCase()}.`);
    const adopted = await putPositions(change, visitor, { wanted, replace: true });
    await choose(change.tx, change.tokenHash, { quoteNumber: number });
    return adjustmentsOf(adopted, wanted);
  });
}
