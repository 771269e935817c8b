import { parseArgs } from 'node:util';
import type { OperatorRole } from '@platine/domain/desk/operator.ts';
import { isOperatorName, operatorRoles } from '@platine/domain/desk/operator.ts';

export type OperatorCommand =
  | { readonly what: 'list' | 'address' }
  | { readonly what: 'remove' | 'revoke' | 'link'; readonly name: string }
  | { readonly what: 'add'; readonly name: string; readonly role: OperatorRole }
  | { readonly what: 'role'; readonly name: string; readonly role: OperatorRole };

export const usage = `Usage: pnpm operator add <name> --role ${operatorRoles.join('|')}
                                          somebody may work at the desk; prints the link with which they choose a password
       pnpm operator role <name> --role …   another role, from the next click on
       pnpm operator link <name>            a new link, for a lost phone or a forgotten password
       pnpm operator revoke <name>          ends their sessions and links
       pnpm operator remove <name>          takes somebody away; what they did keeps their name
       pnpm operator list                   who may work at the desk
       pnpm operator address                the desk's address for a browser that has not been there yet
A name has 2 to 40 letters, digits, dots and hyphens. The shop's data are where DATABASE_URL or DATA_DIR say; the shop may be running.`;

const withName = ['remove', 'revoke', 'link'] as const;
const withRole = ['add', 'role'] as const;

/** Parses the arguments of `pnpm operator`; null when they are invalid. */
export function commandOf(words: readonly string[]): OperatorCommand | null {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      options: { role: { type: 'string' } },
      allowPositionals: true,
    });
    const [what = '', ...names] = positionals;
    return withRoleOf(what, names, values.role) ?? (values.role === undefined ? plainOf(what, names) : null);
  } catch {
    // An unknown option, or one without its value.
    return null;
  }
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
