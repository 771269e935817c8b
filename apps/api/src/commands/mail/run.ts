import type { DeskMail, DeskMailAct, DeskMailEnd } from '@platine/domain/desk/deskMail.ts';
import { mailPageSize } from '@platine/domain/desk/mailKinds.ts';
import { actOnMails, listRefusedMails } from '../../services/mails.ts';
import { systemUser } from '../../services/orders/recordAct.ts';
import type { Command, ShopContext } from '../command.ts';
import type { MailCommand } from './command.ts';
import { commandOf, usage } from './command.ts';

/** Lists mails that do not leave, tries them again or gives them up: `pnpm mail retry --all`. */
export const mailCommand: Command = {
  usage,
  parse(words) {
    const command = commandOf(words);
    return command === null ? null : { needs: 'shop', run: (shop) => run(command, shop) };
  },
};

async function run(command: MailCommand, shop: ShopContext): Promise<number> {
  if (command.what === 'list') return list(shop);
  const { db, clock, output } = shop;
  const { kind, ids, why, by } = command;
  const moment = { db, now: clock() };
  const ends = await actOnMails(moment, { kind, ids, why, by: by ?? systemUser, seen: null });
  if (ends.length === 0) output.say('Every mail has left: nothing is to be done.');
  for (const end of ends) {
    if (end.result === 'done') output.say(`${end.id}: ${kind === 'retried' ? 'is tried again now' : 'given up'}.`);
    else output.complain(`${end.id}: ${notDone(end)}`);
  }
  return ends.every(({ result }) => result === 'done') ? 0 : 1;
}

/** The reason for which a mail was left as it is. */
function notDone({ result, faster }: DeskMailEnd): string {
  if (faster !== null) return `nothing was done, because of this: ${actText(faster)}.`;
  return result === 'underWay'
    ? 'is being sent at this moment: look again in five minutes.'
    : 'is not there: it was sent, or "pnpm mail list" has another number.';
}

async function list({ db, output }: ShopContext): Promise<number> {
  const { mails, count, acts } = await listRefusedMails(db, 0);
  if (count === 0) output.say('Every mail has left.');
  for (const mail of mails) output.say(mailText(mail));
  if (count > mailPageSize) output.say(`… and ${count - mailPageSize} more`);
  if (acts.length > 0) output.say('What was done, the newest first:');
  for (const act of acts) output.say(`  ${actText(act)}`);
  return 0;
}

function mailText({ id, kind, recipient, orderNumber, attempts, lastError, nextAt }: DeskMail): string {
  const about = orderNumber === '' ? kind : `${kind} of ${orderNumber}`;
  const to = recipient === '' ? 'the shop' : recipient;
  return `${id}  ${about} to ${to}: refused ${attempts} times (${lastError}), next attempt ${nextAt}`;
}

function actText({ at, by, kind, mail, orderNumber, why }: DeskMailAct): string {
  const done = kind === 'retried' ? 'tried again' : 'gave up';
  const about = orderNumber === '' ? mail : `${mail} of ${orderNumber}`;
  return `${at} ${by} ${done}: ${about}${why === '' ? '' : ` (${why})`}`;
}
