import { readFile, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { readStatement } from '../../bank/readStatement.ts';
import { StatementError, mostBytes } from '../../bank/statement.ts';
import type { Booking } from '../../services/money/bookCredits.ts';
import { bookCredits } from '../../services/money/bookCredits.ts';
import { systemUser } from '../../services/orders/recordAct.ts';
import type { ShopContext } from '../command.ts';
import { money } from '../printed.ts';
import type { OrderCommand } from './command.ts';
import { creditText } from './words.ts';

type StatementCommand = Extract<OrderCommand, { what: 'statement' }>;

/** A file that cannot be read at all. Its message completes "The statement …". */
class StatementFileError extends Error {
  override readonly name = 'StatementFileError';
}

/** Books a bank statement: `pnpm order statement statement.xml`. Exit code 1 when something is left to a person. */
export async function bookStatement(command: StatementCommand, shop: ShopContext, cwd: string): Promise<number> {
  const { json, dryRun, by } = command;
  const { output, db, clock, currentShop } = shop;
  let bookings: readonly Booking[];
  try {
    const credits = readStatement(await readFileOf(resolve(cwd, command.file)), [command.encoding]);
    bookings = await bookCredits({ db, clock, currentShop, dryRun, by: by ?? systemUser }, credits);
  } catch (error) {
    if (!(error instanceof StatementError || error instanceof StatementFileError)) throw error;
    const message = `The statement ${error.message}`;
    if (json) output.say(JSON.stringify({ error: 'badStatement', message }));
    else output.complain(message);
    return 1;
  }
  if (json) output.say(JSON.stringify(bookings));
  else for (const text of textsOf(bookings, dryRun)) output.say(text);
  return bookings.some(({ kind }) => kind === 'listed') ? 1 : 0;
}

async function readFileOf(path: string): Promise<Buffer> {
  const found = await stat(path).catch(() => null);
  if (found?.isFile() !== true) throw new StatementFileError('is not there: name a file.');
  if (found.size > mostBytes) throw new StatementFileError(`is larger than ${mostBytes} bytes.`);
  return readFile(path);
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
