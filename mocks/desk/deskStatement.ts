import { BusinessFailure } from '@platine/domain/contract/businessFailure.ts';
import { buyerName } from '@platine/domain/desk/deskList.ts';
import type { DeskCredit, DeskStatement } from '@platine/domain/desk/deskStatement.ts';
import { toCents } from '@platine/domain/money/money.ts';
import type { OrderRefusal } from '@platine/domain/order/life/decide.ts';
import type { BankCredit, CreditRefusal, CreditResult } from '@platine/domain/payment/credit.ts';
import { matchCredit } from '@platine/domain/payment/creditMatch.ts';
import { transferReferences } from '@platine/domain/payment/transferReferences.ts';
import type { Desk } from './desk.ts';
import { actOnOrder } from './desk.ts';

/** Books a statement by the API's rules. The mock reads CSV with the columns date, amount, text, payer and id in this order, with semicolons between. */
export function bookStatement(desk: Desk, by: string, file: string): DeskStatement {
  const [head = '', ...lines] = new TextDecoder()
    .decode(Uint8Array.from(atob(file), (character) => character.codePointAt(0) ?? 0))
    .split('\n');
  if (head !== 'date;amount;text;payer;id') return { problem: { code: 'columns', line: 1 }, credits: [] };
  const credits = lines.filter((line) => line !== '').map(creditOf);
  const booked = credits.map((credit) => bookCredit(desk, by, credit));
  return { problem: null, credits: booked.map((credit) => withMatches(desk, credit)) };
}

function creditOf(line: string): BankCredit {
  const [date = '', amount = '', text = '', payer = '', id = ''] = line.split(';');
  return { id, date, cents: toCents(Number(amount)), currency: 'EUR', text, payer };
}

function bookCredit(desk: Desk, by: string, credit: BankCredit): DeskCredit {
  const listed = (reason: CreditRefusal, orderNumber: string | null = null): DeskCredit => ({
    ...credit,
    kind: 'listed',
    orderNumber,
    reason,
    by: '',
    matches: [],
  });
  const before = findBooked(desk, credit.id);
  if (before !== null) return { ...listed('noReference'), ...before, kind: 'bookedBefore', reason: null };
  const { orderNumbers, invoiceNumbers } = transferReferences(credit.text);
  // The mock issues no invoice: the number of one is the number of no order.
  const [orderNumber, ...others] = [...orderNumbers, ...invoiceNumbers];
  if (orderNumber === undefined) return listed('noReference');
  if (others.length > 0) return listed('severalReferences');
  const refusal = enter(desk, by, { ...credit, orderNumber });
  if (refusal !== null) return listed(refusal, orderNumber);
  return { ...listed('noReference', orderNumber), kind: 'booked', reason: null, by };
}

type Booked = { readonly orderNumber: string; readonly by: string };

function findBooked(desk: Desk, id: string): Booked | null {
  const acts = desk
    .read()
    .files.flatMap(({ order, history }) => history.map((entry) => ({ ...entry, orderNumber: order.orderNumber })));
  const found = acts.find(({ key }) => key === `bank-${id}`);
  return found === undefined ? null : { orderNumber: found.orderNumber, by: found.by };
}

type Entering = Pick<BankCredit, 'id' | 'cents'> & { readonly orderNumber: string };

function enter(desk: Desk, by: string, { id, cents, orderNumber }: Entering): OrderRefusal | 'unknownOrder' | null {
  const file = desk.read().files.find(({ order }) => order.orderNumber === orderNumber);
  if (file === undefined) return 'unknownOrder';
  const act = { kind: 'paid', cents } as const;
  const entered = { orderNumber, act, by, why: `bank entry ${id}`, key: `bank-${id}`, seen: file.history.length };
  return actOnOrder(desk, entered).refusal;
}

function withMatches(desk: Desk, credit: DeskCredit): DeskCredit {
  if (credit.kind !== 'listed') return credit;
  const awaited = desk
    .read()
    .files.filter(({ order }) => !order.paid && order.cancellation === null)
    .map(({ order }) => ({ orderNumber: order.orderNumber, name: buyerName(order), total: order.totals.total }));
  return { ...credit, matches: matchCredit(credit, awaited) };
}

type Chosen = Booked & {
  readonly result: CreditResult;
  readonly reason: CreditRefusal | null;
};

/** Books a credit on the order that the operator has chosen. Throws TransactionNotFoundException. */
export function bookChosen(desk: Desk, by: string, { orderNumber, ...credit }: Entering): Chosen {
  const before = findBooked(desk, credit.id);
  if (before !== null) {
    const isRepeated = before.orderNumber === orderNumber && before.by === by;
    return { ...before, result: isRepeated ? 'done' : 'conflict', reason: null };
  }
  const reason = enter(desk, by, { ...credit, orderNumber });
  if (reason === 'unknownOrder') throw new BusinessFailure('TransactionNotFoundException', 'There is no such order.');
  return { result: reason === null ? 'done' : 'refused', reason, orderNumber, by: reason === null ? by : '' };
}
