import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { vatSums } from '@platine/domain/money/vatReturn.ts';
import { monthDays } from '@platine/domain/desk/figuresDays.ts';
import { vatOf } from '../../services/documents/bookings.ts';
import { readBookings } from '../../services/documents/readBookings.ts';
import type { Command, ShopContext } from '../command.ts';
import type { DocumentsCommand } from './command.ts';
import { commandOf, usage } from './command.ts';
import { bookingTable, vatTable } from '../../services/documents/tables.ts';

/** Writes the documents of a month for accounting: `pnpm documents export --month 2026-11` (D38). */
export const documentsCommand: Command = {
  usage,
  parse(words, cwd) {
    const command = commandOf(words, cwd);
    return command === null ? null : { needs: 'shop', run: (shop) => run(command, shop) };
  },
};

async function run({ month, folder }: DocumentsCommand, { db, output }: ShopContext): Promise<number> {
  const bookings = await readBookings(db, monthDays(month));
  const files = [
    [`invoices-${month}.csv`, bookingTable(bookings)],
    [`vat-${month}.csv`, vatTable(vatSums(bookings.map(vatOf)))],
  ] as const;
  await mkdir(folder, { recursive: true });
  for (const [name, content] of files) await writeFile(join(folder, name), content);
  output.say(
    `${month}: ${new Set(bookings.map(({ issued }) => issued.number)).size} invoices and credit notes, in ${files.map(([name]) => name).join(' and ')}.`,
  );
  return 0;
}
