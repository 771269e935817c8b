import { readFile, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { readBankCsv } from '../../bank/bankCsv.ts';
import { readCamt } from '../../bank/camt.ts';
import type { BankCredit } from '../../bank/statement.ts';
import { StatementError, mostBytes } from '../../bank/statement.ts';
import type { Encoding } from '../../catalogue/textLines.ts';
import type { Booking } from '../../services/money/bookCredits.ts';
import { bookCredits } from '../../services/money/bookCredits.ts';
import { systemUser } from '../../services/orders/recordAct.ts';
import type { ShopContext } from '../command.ts';
import type { OrderCommand } from './command.ts';
import { creditText, money } from './words.ts';

type StatementCommand = Extract<OrderCommand, { what: 'statement' }>;

/** Books a bank statement: `pnpm order statement statement.xml`. Exit code 1 when something is left to a person. */
export async function bookStatement(command: StatementCommand, shop: ShopContext, cwd: string): Promise<number> {
  const { json, dryRun, by } = command;
  const { output, db, clock, currentShop } = shop;
  let bookings: readonly Booking[];
  try {
    const credits = await readStatement(resolve(cwd, command.file), command.encoding);
    bookings = await bookCredits({ db, clock, currentShop, dryRun, by: by ?? systemUser }, credits);
  } catch (error) {
    if (!(error instanceof StatementError)) throw error;
    const message = `The statement ${error.message}`;
    if (json) output.say(JSON.stringify({ error: 'badStatement', message }));
    else output.complain(message);
    return 1;
  }
  if (json) output.say(JSON.stringify(bookings));
  else for (const text of textsOf(bookings, dryRun)) output.say(text);
  return bookings.some(({ kind }) => kind === 'listed') ? 1 : 0;
}

/** XML says its encoding itself, and is UTF-8 where banks send CAMT. */
async function readStatement(path: string, encoding: Encoding): Promise<BankCredit[]> {
  const found = await stat(path).catch(() => null);
  if (found?.isFile() !== true) throw new StatementError('is not there: name a file.');
  if (found.size > mostBytes) throw new StatementError(`is larger than ${mostBytes} bytes.`);
  const bytes = await readFile(path);
  const isXml = /^(?:\u00EF\u00BB\u00BF)?\s*</.test(bytes.subarray(0, 100).toString('latin1'));
  const text = decode(bytes, isXml ? 'utf-8' : encoding);
  return isXml ? readCamt(text) : readBankCsv(text);
}

function decode(bytes: Buffer, encoding: Encoding): string {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw new StatementError(`is not in ${encoding}: for CSV, try --encoding.`);
  }
}

function textsOf(bookings: readonly Booking[], dryRun: boolean): string[] {
  const count = (kind: Booking['kind']) => bookings.filter((one) => one.kind === kind).length;
  const booked = dryRun ? 'would be booked' : 'booked';
  return [
    ...bookings.filter(({ kind }) => kind !== 'bookedBefore').map((booking) => textOf(booking, booked)),
    `${count('booked')} ${booked}, ${count('bookedBefore')} booked before, ${count('listed')} to look at.`,
  ];
}

function textOf(booking: Booking, booked: string): string {
  const { date, cents, currency, payer, text, id } = booking.credit;
  const amount = currency === 'EUR' ? money(cents) : `${(cents / 100).toFixed(2)} ${currency}`;
  if (booking.kind !== 'listed') return `${date} ${amount} ${booked}: ${booking.orderNumber}`;
  const from = payer === '' ? '' : ` from ${payer}`;
  return `${date} ${amount}${from}, "${text}" (${id}): ${creditText(booking.reason, booking.orderNumber)}`;
}
