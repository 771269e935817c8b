import { deskFiles } from '@platine/domain/contract/desk/deskFiles.ts';
import { deskLinkHours } from '@platine/domain/desk/operator.ts';
import { addAccessToken, listAccessTokens, removeAccessToken } from '../../services/desk/accessTokens.ts';
import { deskKey } from '../../services/desk/deskKey.ts';
import type { OperatorRow } from '../../services/desk/operators.ts';
import {
  addOperator,
  changeRole,
  listOperators,
  newDeskLink,
  removeOperator,
  resetOperator,
  revokeSessions,
} from '../../services/desk/operators.ts';
import { readOperatorLog } from '../../services/desk/operatorLog.ts';
import { daysBefore, luxembourgDate } from '../../time/clock.ts';
import type { Command, ShopContext } from '../command.ts';
import type { OperatorCommand } from './command.ts';
import { commandOf, usage } from './command.ts';
import { loggedActText } from './logText.ts';

/** Says who may work at the desk: `pnpm operator add anna --role orders`. */
export const operatorCommand: Command = {
  usage,
  parse(words) {
    const command = commandOf(words);
    return command === null ? null : { needs: 'shop', run: (shop) => run(command, shop) };
  },
};

async function run(command: OperatorCommand, shop: ShopContext): Promise<number> {
  const { db, clock, output, deskOrigin } = shop;
  switch (command.what) {
    case 'list':
      return list(shop);
    case 'address':
      output.say(`${deskOrigin}/desk/enter/${await deskKey(db)}`);
      return 0;
    case 'add': {
      const added = await addOperator({ db, now: clock() }, command);
      if (added !== null) return sayLink(shop, added);
      output.complain(
        `There is an operator or a program ${command.name} already: "pnpm operator link" makes a new link for an operator.`,
      );
      return 1;
    }
    case 'token':
      return makeToken(command, shop);
    case 'log':
      return sayLog(command, shop);
    default:
      return change(command, shop);
  }
}

type Change = Exclude<OperatorCommand, { what: 'list' | 'address' | 'add' | 'token' | 'log' }>;

async function change(command: Change, shop: ShopContext): Promise<number> {
  const said = await changed(command, shop);
  if (typeof said === 'number') return said;
  if (said !== null) {
    shop.output.say(said);
    return 0;
  }
  shop.output.complain(`There is no operator ${command.name}: "pnpm operator list" has all.`);
  return 1;
}

/** The deed in words, or the exit code of what has said so itself; null without such an operator. */
async function changed(command: Change, shop: ShopContext): Promise<string | number | null> {
  const { name } = command;
  switch (command.what) {
    case 'role':
      return (await changeRole(shop.db, name, command.role)) ? `${name}: ${command.role}.` : null;
    case 'remove':
      return (await remove(shop, name)) ? `${name} is removed.` : null;
    case 'revoke': {
      const sessions = await revokeSessions(shop.db, name);
      return sessions === null ? null : `${name}: ${sessions} ${sessions === 1 ? 'session' : 'sessions'} ended.`;
    }
    case 'link': {
      const reset = await resetOperator(shop.db, name);
      return reset === null ? null : sayLink(shop, reset);
    }
  }
}

async function remove({ db }: ShopContext, name: string): Promise<boolean> {
  return (await removeOperator(db, name)) || removeAccessToken(db, name);
}

async function sayLink({ db, clock, output, deskOrigin }: ShopContext, { id, name }: OperatorRow): Promise<number> {
  const path = await newDeskLink({ db, now: clock() }, { operatorId: id, onThisMachine: false });
  output.say(`${deskOrigin}${path}`);
  output.say(`Give this link to ${name} alone: it works once, for ${deskLinkHours} hours.`);
  return 0;
}

async function makeToken(
  command: Extract<OperatorCommand, { what: 'token' }>,
  { db, clock, output, deskOrigin }: ShopContext,
): Promise<number> {
  const token = await addAccessToken({ db, now: clock() }, command);
  if (token === null) {
    output.complain(`There is an operator or a program ${command.name} already: "pnpm operator remove" takes it away.`);
    return 1;
  }
  output.say(token);
  output.say(
    `The token of ${command.name} is shown this once. It is sent as "Authorization: Bearer …" to the calls that`,
  );
  output.say(`${deskOrigin}${deskFiles.deskOpenApi.path} describes, and is valid for ${command.days} days.`);
  return 0;
}

/** So many acts are printed; the most of a busy month. */
const mostActs = 2000;

async function sayLog(
  { name, days }: Extract<OperatorCommand, { what: 'log' }>,
  { db, clock, output }: ShopContext,
): Promise<number> {
  const part = { by: name, since: daysBefore(clock(), days), most: mostActs + 1 };
  const acts = await readOperatorLog(db, part);
  for (const act of acts.slice(0, mostActs)) output.say(loggedActText(act));
  if (acts.length > mostActs) output.say(`… there are more: the newest ${mostActs} are shown. Ask for fewer days.`);
  if (acts.length === 0) output.say(`There is nothing ${name === null ? '' : `of ${name} `}in the last ${days} days.`);
  return 0;
}

async function list(shop: ShopContext): Promise<number> {
  const { db, output } = shop;
  const all = await listOperators(db);
  if (all.length === 0) output.say('Nobody may work at the desk yet: "pnpm operator add" begins.');
  for (const { name, role, passwordHash } of all)
    output.say(`${name}: ${role}${passwordHash === null ? ', without a password yet' : ''}`);
  await listPrograms(shop);
  return 0;
}

async function listPrograms({ db, clock, output }: ShopContext): Promise<void> {
  for (const { name, tasks, expiresAt, lastUsedAt } of await listAccessTokens(db)) {
    const until = `${expiresAt <= clock() ? 'expired on' : 'valid until'} ${luxembourgDate(expiresAt)}`;
    const used = lastUsedAt === null ? 'not used yet' : `last used on ${luxembourgDate(lastUsedAt)}`;
    output.say(`${name}: a program that may do ${tasks.join(', ')}; ${until}, ${used}`);
  }
}
