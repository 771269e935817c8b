import { parseArgs } from 'node:util';
import type { OperatorRole, OperatorTask } from '@platine/domain/desk/operator.ts';
import { accessTokenDays, isOperatorName, operatorRoles, operatorTasks } from '@platine/domain/desk/operator.ts';

export type OperatorCommand =
  | { readonly what: 'list' | 'address' }
  | {
      readonly what: 'log';
      /** Of one operator or program alone; null for all. */
      readonly name: string | null;
      /** Days until now. */
      readonly days: number;
    }
  | { readonly what: 'remove' | 'revoke' | 'link'; readonly name: string }
  | { readonly what: 'add'; readonly name: string; readonly role: OperatorRole }
  | { readonly what: 'role'; readonly name: string; readonly role: OperatorRole }
  | {
      readonly what: 'token';
      readonly name: string;
      readonly tasks: readonly OperatorTask[];
      /** Days for which the token is valid. */
      readonly days: number;
    };

/** Days of a log; orders are kept for ten years. */
const logDays = { usual: 7, longest: 3660 };

export const usage = `Usage: pnpm operator add <name> --role ${operatorRoles.join('|')}
                                          somebody may work at the desk; prints the link with which they choose a password
       pnpm operator role <name> --role …   another role, from the next click on
       pnpm operator link <name>            a new link, for a lost phone or a forgotten password
       pnpm operator revoke <name>          ends their sessions and links
       pnpm operator token <name> --may <tasks>   a program, such as an ERP, may make calls of the desk; prints its token, once
         --days <number>                    days for which it is valid: ${accessTokenDays.usual}, at most ${accessTokenDays.longest}
       pnpm operator remove <name>          takes somebody or a program away; what they did keeps their name
       pnpm operator list                   who may work at the desk, and which programs
       pnpm operator log [<name>]           all that operators, or one of them, have done, the newest first
         --days <number>                    of so many days: ${logDays.usual}, at most ${logDays.longest}
       pnpm operator address                the desk's address for a browser that has not been there yet
<tasks> are one or more of ${operatorTasks.join(',')}, with commas between them.
A name has 2 to 40 letters, digits, dots and hyphens. The shop's data are where DATABASE_URL or DATA_DIR say; the shop may be running.`;

const withName = ['remove', 'revoke', 'link'] as const;
const withRole = ['add', 'role'] as const;

type Values = { readonly role?: string; readonly may?: string; readonly days?: string };

/** Parses the arguments of `pnpm operator`; null when they are invalid. */
export function commandOf(words: readonly string[]): OperatorCommand | null {
  try {
    const option = { type: 'string' } as const;
    const { values, positionals } = parseArgs({
      args: [...words],
      options: { role: option, may: option, days: option },
      allowPositionals: true,
    });
    const [what = '', ...names] = positionals;
    if (what === 'token') return tokenOf(names, values);
    if (what === 'log') return logOf(names, values);
    if (values.may !== undefined || values.days !== undefined) return null;
    return withRoleOf(what, names, values.role) ?? (values.role === undefined ? plainOf(what, names) : null);
  } catch {
    // An unknown option, or one without its value.
    return null;
  }
}

function tokenOf(names: readonly string[], { role, may, days }: Values): OperatorCommand | null {
  const [name = '', ...others] = names;
  const tasks = tasksIn(may ?? '');
  const valid = daysIn(days, accessTokenDays);
  if (role !== undefined || others.length > 0 || !isOperatorName(name) || tasks === null || valid === null) return null;
  return { what: 'token', name, tasks, days: valid };
}

/** Tasks with commas between them, each once; null for none and for a word that is no task. */
function tasksIn(may: string): OperatorTask[] | null {
  const words = may.split(',');
  const tasks = operatorTasks.filter((task) => words.includes(task));
  return tasks.length > 0 && tasks.length === words.length ? tasks : null;
}

type Days = { readonly usual: number; readonly longest: number };

function daysIn(days: string | undefined, { usual, longest }: Days): number | null {
  if (days === undefined) return usual;
  const count = /^[1-9]\d{0,3}$/.test(days) ? Number(days) : 0;
  return count > 0 && count <= longest ? count : null;
}

function logOf(names: readonly string[], { role, may, days }: Values): OperatorCommand | null {
  const [name, ...others] = names;
  const until = daysIn(days, logDays);
  const isKnown = name === undefined || isOperatorName(name);
  if (role !== undefined || may !== undefined || others.length > 0 || !isKnown || until === null) return null;
  return { what: 'log', name: name ?? null, days: until };
}

function withRoleOf(word: string, names: readonly string[], role: string | undefined): OperatorCommand | null {
  const what = withRole.find((one) => one === word);
  const known = operatorRoles.find((one) => one === role);
  const [name = '', ...others] = names;
  if (what === undefined || known === undefined || others.length > 0 || !isOperatorName(name)) return null;
  return { what, name, role: known };
}

function plainOf(word: string, names: readonly string[]): OperatorCommand | null {
  const [name, ...others] = names;
  if (others.length > 0) return null;
  if (name === undefined) return word === 'list' || word === 'address' ? { what: word } : null;
  const what = withName.find((one) => one === word);
  return what === undefined ? null : { what, name };
}
