import type { Cents } from '@platine/domain/money/money.ts';
import { toCents } from '@platine/domain/money/money.ts';
import type { OrderMail, ReturnReason } from '@platine/domain/order/life/acts.ts';
import { orderMails, returnReasons } from '@platine/domain/order/life/acts.ts';
import { orderNeeds } from '@platine/domain/order/life/orderState.ts';
import type { Carrier } from '@platine/domain/shipping/carriers.ts';
import { carrierPattern } from '@platine/domain/shipping/carriers.ts';
import type { Encoding } from '../../catalogue/textLines.ts';
import { encodings } from '../../catalogue/textLines.ts';
import type { LabelCommand } from './labelCommand.ts';
import { labelOf } from './labelCommand.ts';
import type { Values } from './options.ts';
import { hasOnly } from '../typedWords.ts';
import { isOrderNumber, parse } from './options.ts';

export const actions = [
  'paid',
  'pack',
  'ship',
  'deliver',
  'return',
  'refund',
  'transferred',
  'cancel',
  'withdraw',
  'close',
  'note',
  'mail',
] as const;
export type Action = (typeof actions)[number];

/** The lists of `list`: by the need of an order, and of orders of which money goes back by hand. */
export const orderLists = [...orderNeeds, 'transfer'] as const;
export type OrderList = (typeof orderLists)[number];

/** So many pieces of a line; lines count from 1, as `show` prints them. */
export type LineAmount = { readonly line: number; readonly amount: number };

export type ActCommand = {
  readonly action: Action;
  readonly orderNumber: string;
  readonly cents: Cents | null;
  /** Null: all that the action can take. */
  readonly lines: readonly LineAmount[] | null;
  readonly carrier: Carrier | null;
  readonly tracking: string;
  readonly toStock: boolean;
  readonly reason: ReturnReason | null;
  /** Whether a refund has the standard delivery cost in it. */
  readonly delivery: boolean;
  readonly byShop: boolean;
  /** The mail that is sent once more. */
  readonly mail: OrderMail;
  readonly by: string | null;
  readonly why: string;
  readonly key: string | null;
  readonly seen: number | null;
  readonly dryRun: boolean;
};
export type OrderCommand = { readonly json: boolean } & (
  | { readonly what: 'list'; readonly list: OrderList | null }
  | { readonly what: 'withdrawals' }
  | { readonly what: 'show'; readonly orderNumber: string }
  | { readonly what: 'act'; readonly act: ActCommand }
  | LabelCommand
  | {
      readonly what: 'statement';
      readonly file: string;
      /** Of a CSV file. */
      readonly encoding: Encoding;
      readonly by: string | null;
      readonly dryRun: boolean;
    }
);

/** The options that only some actions take; the others hold for all. */
const special: Readonly<Partial<Record<Action, readonly (keyof Values)[]>>> = {
  paid: ['amount'],
  transferred: ['amount'],
  pack: ['line'],
  ship: ['line', 'carrier', 'tracking'],
  deliver: ['line'],
  return: ['line', 'to-stock', 'reason'],
  withdraw: ['line'],
  refund: ['amount', 'line', 'delivery'],
  cancel: ['shop'],
  mail: ['mail'],
};
const general: readonly string[] = ['by', 'why', 'key', 'seen', 'dry-run', 'json'];

/** Parses the arguments of `pnpm order`; null when they are invalid. */
export function commandOf(words: readonly string[]): OrderCommand | null {
  try {
    const { values, positionals } = parse(words);
    const [what = '', name, ...others] = positionals;
    if (what === 'label') return labelOf(positionals.slice(1), values);
    if (others.length > 0) return null;
    if (what === 'statement') return statementOf(name, values);
    const read = readings[what];
    return read === undefined ? actOf(what, name, values) : read(name, values);
  } catch {
    // An unknown option, or one without its value.
    return null;
  }
}

type Reading = (name: string | undefined, values: Values) => OrderCommand | null;

function onlyJson(read: (name: string | undefined, json: boolean) => OrderCommand | null): Reading {
  return (name, values) => (hasOnly(values, ['json']) ? read(name, values.json ?? false) : null);
}

/** Everything but acts and statements, by name. */
const readings: Readonly<Record<string, Reading>> = {
  list: onlyJson(listOf),
  show: onlyJson(showOf),
  withdrawals: onlyJson((name, json) => (name === undefined ? { what: 'withdrawals', json } : null)),
};

function listOf(name: string | undefined, json: boolean): OrderCommand | null {
  if (name === undefined) return { what: 'list', list: null, json };
  const list = orderLists.find((one) => one === name);
  return list === undefined ? null : { what: 'list', list, json };
}

function showOf(name: string | undefined, json: boolean): OrderCommand | null {
  return isOrderNumber(name) ? { what: 'show', orderNumber: name, json } : null;
}

function statementOf(file: string | undefined, values: Values): OrderCommand | null {
  const { encoding: named = 'utf-8', by = null, json = false, 'dry-run': dryRun = false } = values;
  const encoding = encodings.find((one) => one === named);
  if (file === undefined || encoding === undefined) return null;
  if (!hasOnly(values, ['encoding', 'by', 'dry-run', 'json'])) return null;
  return { what: 'statement', file, encoding, by, dryRun, json };
}

function actOf(what: string, orderNumber: string | undefined, values: Values): OrderCommand | null {
  const action = actions.find((one) => one === what);
  if (action === undefined || !isOrderNumber(orderNumber) || !isFitFor(action, values)) return null;
  const pieces = { lines: values.line?.map(lineAmountOf) ?? null, carrier: carrierOf(values.carrier) };
  const act = { action, orderNumber, ...pieces, ...textsOf(values), ...numbersOf(values), ...flagsOf(values) };
  return { what: 'act', json: values.json === true, act };
}

const lineAmount = /^(\d{1,4})=(\d{1,6})$/;

/** Whether an action takes these options, and each of them reads as it must. */
function isFitFor(action: Action, values: Values): boolean {
  const { amount, seen, line } = values;
  if (!hasOnly(values, [...general, ...(special[action] ?? [])])) return false;
  if (line === undefined && needsLines(action, values)) return false;
  if (!areKnown(values) || lacksText(action, values)) return false;
  return areLines(line) && isShaped(amount, /^\d{1,9}(?:\.\d{2})?$/) && isShaped(seen, /^\d{1,6}$/);
}

/** Whether options that take one of some words have one of them. */
function areKnown({ reason, mail, carrier, tracking }: Values): boolean {
  return (
    !isOther(reason, reasonOf) && !isOther(mail, mailOf) && !isOther(carrier ?? tracking, () => carrierOf(carrier))
  );
}

function lacksText(action: Action, { why = '' }: Values): boolean {
  return action === 'note' && why.trim() === '';
}

/** Whether an option is given with a word that it does not know. */
function isOther(given: string | undefined, known: (name: string) => string | null): boolean {
  return given !== undefined && known(given) === null;
}

/** Goods never come back, nor is their delivery repaid, without being named. */
function needsLines(action: Action, { delivery }: Values): boolean {
  return action === 'return' || delivery !== undefined;
}

function areLines(line: readonly string[] | undefined): boolean {
  return line === undefined || line.every((one) => lineAmount.test(one));
}

/** Whether the shop has it is known only when the command runs. */
function carrierOf(name: string | undefined): Carrier | null {
  return name !== undefined && carrierPattern.test(name) ? name : null;
}

function reasonOf(name: string | undefined): ReturnReason | null {
  return returnReasons.find((one) => one.toLowerCase() === name) ?? null;
}

function mailOf(name: string | undefined): OrderMail | null {
  return orderMails.find((one) => one === name) ?? null;
}

function textsOf({ tracking = '', why = '', by, key, reason, mail }: Values) {
  const texts = { tracking, why, by: by ?? null, key: key ?? null };
  return { ...texts, reason: reasonOf(reason), mail: mailOf(mail) ?? 'confirmation' };
}

function numbersOf({ amount, seen }: Values) {
  return {
    cents: amount === undefined ? null : toCents(Number(amount)),
    seen: seen === undefined ? null : Number(seen),
  };
}

function flagsOf(values: Values) {
  return {
    toStock: values['to-stock'] === true,
    delivery: values.delivery === true,
    byShop: values.shop === true,
    dryRun: values['dry-run'] === true,
  };
}

function isShaped(value: string | undefined, shape: RegExp): boolean {
  return value === undefined || shape.test(value);
}

function lineAmountOf(text: string): LineAmount {
  const [, line, amount] = lineAmount.exec(text) ?? [];
  return { line: Number(line), amount: Number(amount) };
}
