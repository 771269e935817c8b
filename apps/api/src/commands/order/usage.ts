import { orderMails } from '@platine/domain/order/life/acts.ts';
import { encodings } from '../../catalogue/textLines.ts';
import { orderLists } from './command.ts';

/** The text of `pnpm order` without arguments. */
export const usage = `Usage: pnpm order list [${orderLists.join('|')}]   orders, or those that wait for it
       pnpm order withdrawals                      statements of withdrawal, with the day by which each is repaid
       pnpm order show <number>                    how an order stands, and what has happened to it
       pnpm order paid <number>                    its money has arrived   [--amount 12.34: of one invoice, where parcels have their own]
       pnpm order pack <number>                    goods are packed        [--line 2=3 …]
       pnpm order ship <number>                    goods leave the shop    [--line 2=3 …] [--carrier dhl --tracking 123]
       pnpm order label <number> …                 makes the labels of what is packed, and writes their PDFs [--out labels.pdf: one for all]
                                                   [--cancel: they are not used; --by --json]
       pnpm order deliver <number>                 goods have arrived      [--line 2=3 …]
       pnpm order return <number> --line 2=3 …     goods have come back    [--to-stock] [--reason withdrawal|goodwill|warranty]
       pnpm order refund <number>                  money goes back         [--amount 12.34, or --line 2=3 … and --delivery: what goods and standard delivery cost]
       pnpm order transferred <number>             money that goes back by hand has left the bank [--amount 12.34]
       pnpm order cancel <number>                  before anything is sent [--shop: the shop wants it, not the customer]
       pnpm order withdraw <number>                the customer withdraws from the contract [--line 2=3 …]
       pnpm order close <number>                   nothing else will happen
       pnpm order note <number> --why <text>       a note in the order's history
       pnpm order mail <number>                    sends a mail once more  [--mail ${orderMails.join('|')}]
       pnpm order statement <file>                 books a bank statement (CAMT.053 or CSV), lists what it cannot book
                                                   [--encoding ${encodings.join('|')}: of CSV; --by --dry-run --json]
Lines are those of "show": 2=3 is three pieces of line 2. Without --line and --amount it is all;
without --carrier a parcel goes with its label.
Also: --by <name> --why <reason>   for the order's history
      --dry-run                    says what would happen
      --json                       answers JSON
      --key <text>                 a repetition with the same key happens once
      --seen <number>              refuses if more has happened than the act of that number
The shop's data are where DATABASE_URL or DATA_DIR say; the shop may be running.`;
