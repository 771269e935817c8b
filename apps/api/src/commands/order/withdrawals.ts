import { desc, isNotNull } from 'drizzle-orm';
import { repayBy } from '@platine/domain/withdrawal/withdrawalPeriod.ts';
import { withdrawals } from '../../db/withdrawalSchema.ts';
import { luxembourgDate } from '../../time/clock.ts';
import type { ShopContext } from '../command.ts';

/** So many statements are listed, the newest first. */
const mostListed = 200;

type Listing = { readonly json: boolean };

/** Lists confirmed statements of withdrawal: what became of each, and the day by which its money goes back (Directive 2011/83/EU art. 13 (1)). */
export async function listWithdrawals({ json }: Listing, { db, output }: ShopContext): Promise<number> {
  const rows = await db
    .select()
    .from(withdrawals)
    .where(isNotNull(withdrawals.confirmedAt))
    .orderBy(desc(withdrawals.confirmedAt))
    .limit(mostListed);
  const found = rows.map(({ id, orderNumber, name, email, goods, pieces, confirmedAt, outcome }) => {
    const received = luxembourgDate(confirmedAt ?? new Date(0));
    return { id, orderNumber, name, email, goods, pieces, received, repayBy: repayBy(received), outcome };
  });
  if (json) output.say(JSON.stringify(found));
  else for (const one of found) output.say(lineOf(one));
  if (!json && found.length === 0) output.say('There is none.');
  return 0;
}

type Listed = Pick<
  typeof withdrawals.$inferSelect,
  'orderNumber' | 'name' | 'email' | 'goods' | 'pieces' | 'outcome'
> & {
  readonly received: string;
  readonly repayBy: string;
};

function lineOf({ orderNumber, name, email, goods, pieces, received, repayBy: due, outcome }: Listed): string {
  const named = pieces.map(({ sku, amount }) => `${amount} × ${sku}`).join(', ');
  const what = [named, goods].filter((text) => text !== '').join(', ') || 'the whole order';
  return `${received}  repay by ${due}  ${(outcome ?? 'new').padEnd(9)}  ${orderNumber}  ${what}  ${name}, ${email}`;
}
