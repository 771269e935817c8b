import { desc, eq, gt } from 'drizzle-orm';
import { needOf } from '@platine/domain/order/life/orderState.ts';
import type { Carriers } from '@platine/domain/shipping/carriers.ts';
import type { ParcelLabel } from '@platine/domain/shipping/labels.ts';
import { labelledParcel } from '@platine/domain/shipping/labels.ts';
import { orders } from '../../db/orderSchema.ts';
import { readPieces } from '../../services/desk/deskOrders.ts';
import { readParcelLabel } from '../../services/labels/readParcelLabel.ts';
import { ofOrder, performRequests } from '../../services/money/performRequests.ts';
import type { Command, ShopContext } from '../command.ts';
import { money } from '../printed.ts';
import type { Acted } from './act.ts';
import { act } from './act.ts';
import type { ActCommand, OrderCommand, OrderList } from './command.ts';
import { commandOf } from './command.ts';
import type { OrderFile } from '../../services/orders/orderFile.ts';
import { readOrderFile } from '../../services/orders/orderFile.ts';
import { label } from './label.ts';
import { bookStatement } from './statement.ts';
import { entryText, fileText, refusalWords, requestText, transferText } from './words.ts';
import { usage } from './usage.ts';
import { sayWithdrawals } from './withdrawals.ts';

/** Shows orders and enters what happens to them: `pnpm order ship 2026-100001 --line 2=3` (D37). */
export const orderCommand: Command = {
  usage,
  parse(words, cwd) {
    const command = commandOf(words);
    if (command === null) return null;
    if (command.what === 'label') return { needs: 'shop', run: (shop) => label(command, shop, cwd) };
    if (command.what === 'statement') return { needs: 'shop', run: (shop) => bookStatement(command, shop, cwd) };
    return { needs: 'shop', run: (shop) => run(command, shop) };
  },
};

type OneOrder = Exclude<OrderCommand, { what: 'statement' | 'label' }>;

async function run(command: OneOrder, shop: ShopContext): Promise<number> {
  if (command.what === 'list') return list(command, shop);
  if (command.what === 'withdrawals') return sayWithdrawals(command, shop);
  const orderNumber = command.what === 'show' ? command.orderNumber : command.act.orderNumber;
  const say = sayer(command.json, shop);
  const file = await readOrderFile(shop.db, orderNumber);
  if (file === null) return say.refusal('unknownOrder', `There is no order ${orderNumber}: "pnpm order list" has all.`);
  if (command.what === 'show') {
    const { places } = await readPieces(shop.db, file.document.lines);
    return say.file(file, fileText(file, places));
  }
  const { carrier } = command.act;
  const { carriers } = shop.currentShop();
  if (carrier !== null && !Object.hasOwn(carriers, carrier))
    return say.refusal('unknownCarrier', carrierText(carriers));
  const acted = await act(shop, withLabel(command.act, await readParcelLabel(shop, file)), file);
  if (!command.act.dryRun) await performRequests(shop, ofOrder(orderNumber));
  return tell(acted, { command: command.act, file, say, shop });
}

function carrierText(carriers: Carriers): string {
  return `The shop has no such carrier: take one of ${Object.keys(carriers).join(', ')}, or add it to carriers.yaml.`;
}

/** A parcel goes with its label, unless a carrier is named. */
function withLabel(command: ActCommand, parcel: ParcelLabel | null): ActCommand {
  const labelled = command.action === 'ship' && command.carrier === null ? labelledParcel(parcel) : null;
  return labelled === null ? command : { ...command, ...labelled };
}

type Telling = {
  readonly command: ActCommand;
  readonly file: OrderFile;
  readonly say: ReturnType<typeof sayer>;
  readonly shop: ShopContext;
};

async function tell(acted: Acted, telling: Telling): Promise<number> {
  const { command, say } = telling;
  const { orderNumber } = command;
  switch (acted.kind) {
    case 'recorded':
    case 'asked':
      return tellDone(acted, telling);
    case 'repeated':
      return say.file(telling.file, `${orderNumber}: done before, nothing happened now: ${entryText(acted.entry)}.`);
    case 'refused': {
      const sentence = `Order ${orderNumber} ${refusalWords[acted.refusal]}`;
      return say.refusal(acted.refusal, `${sentence} The last act was ${entryText(acted.last)}.`);
    }
    case 'conflict':
      return say.refusal(
        'conflict',
        `Something has happened to order ${orderNumber} meanwhile, so look at it again: ${entryText(acted.last)}.`,
      );
    case 'keyTaken':
      return say.refusal(
        'keyTaken',
        `The key belongs to another act of order ${orderNumber}, so take a new one: ${entryText(acted.last)}.`,
      );
    case 'noLine':
      return say.refusal('unknownLine', `Order ${orderNumber} ${refusalWords.unknownLine}`);
    case 'unknown':
      return say.refusal('unknownOrder', `There is no order ${orderNumber}: "pnpm order list" has all.`);
  }
}

type Done = Extract<Acted, { kind: 'recorded' | 'asked' }>;

/** Tells of an act, or of money that the provider was asked for, with the order as it is now. */
async function tellDone(acted: Done, { command, file, say, shop }: Telling): Promise<number> {
  const { orderNumber, dryRun } = command;
  const text = acted.kind === 'recorded' ? entryText(acted.entry) : `asks for ${money(file.state.total)}`;
  if (dryRun) return say.file({ ...file, state: acted.state }, `Would be done: ${text}.`);
  const changed = (await readOrderFile(shop.db, orderNumber)) ?? file;
  return say.file(changed, [`${orderNumber}: ${text}.`, ...moneyTexts(file, changed)].join('\n'));
}

/** The ways of the money since the order was read: at its provider, or by hand. */
function moneyTexts(before: OrderFile, after: OrderFile): string[] {
  const known = new Set(before.ledger.filter(({ answer }) => answer !== null).map(({ key }) => key));
  const asked = after.ledger.filter(({ key }) => !known.has(key)).map((entry) => `${requestText(entry)}.`);
  const acts = before.state.refundsBy === 'hand' ? after.history.slice(before.history.length) : [];
  const transfers = acts.flatMap(({ act: done }) =>
    done.kind === 'refunded' ? [transferText(after.document, done.cents)] : [],
  );
  return [...asked, ...transfers];
}

/** Answers as text, or as JSON for a program. */
function sayer(json: boolean, { output }: ShopContext) {
  return {
    file(file: OrderFile, text: string): number {
      output.say(json ? JSON.stringify(fileJson(file)) : text);
      return 0;
    },
    refusal(error: string, message: string): number {
      if (json) output.say(JSON.stringify({ error, message }));
      else output.complain(message);
      return 1;
    },
  };
}

function fileJson({ document, state, history, ledger }: OrderFile) {
  const acts = history.map(({ position, at, by, why, act: done, key }) => ({ position, at, by, why, act: done, key }));
  return { orderNumber: document.orderNumber, order: document, state, need: needOf(state), history: acts, ledger };
}

/** So many orders are listed, the newest first. */
const mostListed = 200;

type ListCommand = Extract<OrderCommand, { what: 'list' }>;

function listed(name: OrderList | null) {
  if (name === null) return undefined;
  return name === 'transfer' ? gt(orders.toTransfer, 0) : eq(orders.need, name);
}

async function list({ list: name, json }: ListCommand, { db, output }: ShopContext): Promise<number> {
  const rows = await db
    .select()
    .from(orders)
    .where(listed(name))
    .orderBy(desc(orders.placedAt), desc(orders.number))
    .limit(mostListed);
  const found = rows.map(({ number, need, toTransfer, document: { date, email, paymentMethod, totals } }) => ({
    orderNumber: number,
    date,
    email,
    paymentMethod,
    total: totals.total,
    need,
    toTransfer,
  }));
  if (json) output.say(JSON.stringify(found));
  else
    for (const { orderNumber, date, email, paymentMethod, total, need, toTransfer } of found) {
      const back = toTransfer > 0 ? `  to transfer: ${money(toTransfer)}` : '';
      output.say(
        `${orderNumber}  ${date}  ${(need ?? '–').padEnd(8)}  ${money(total).padStart(14)}  ${paymentMethod}  ${email}${back}`,
      );
    }
  if (!json && found.length === 0) output.say('There is none.');
  if (!json && found.length === mostListed) output.say(`These are the newest ${mostListed}.`);
  return 0;
}
