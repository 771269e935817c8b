import type { DeskWithdrawal } from '@platine/domain/desk/deskWithdrawal.ts';
import { listWithdrawals } from '../../services/withdrawals/listWithdrawals.ts';
import type { ShopContext } from '../command.ts';

type Listing = { readonly json: boolean };

/** Lists confirmed statements of withdrawal: what became of each, and the day by which its money goes back (Directive 2011/83/EU art. 13 (1)). */
export async function sayWithdrawals({ json }: Listing, { db, output }: ShopContext): Promise<number> {
  const found = await listWithdrawals(db);
  if (json) output.say(JSON.stringify(found));
  else for (const one of found) output.say(lineOf(one));
  if (!json && found.length === 0) output.say('There is none.');
  return 0;
}

function lineOf({ orderNumber, name, email, goods, pieces, received, repayBy: due, ...end }: DeskWithdrawal): string {
  const named = pieces.map(({ sku, amount }) => `${amount} × ${sku}`).join(', ');
  const what = [named, goods].filter((text) => text !== '').join(', ') || 'the whole order';
  const settled = end.settledBy === '' ? '' : ` (settled by ${end.settledBy}: ${end.settledWhy})`;
  const outcome = (end.outcome ?? 'new').padEnd(9);
  return `${received}  repay by ${due}  ${outcome}  ${orderNumber}  ${what}  ${name}, ${email}${settled}`;
}
