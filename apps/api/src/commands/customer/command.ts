import { parseArgs } from 'node:util';
import { resolve } from 'node:path';
import type { Decision } from '../../services/accounts/operator.ts';
import { filled } from '../typedWords.ts';

/** The person who acts, and why, for the log; null where the command line does not say it. */
export type Named = { readonly by: string | null; readonly why: string | null };

export type CustomerCommand =
  | { readonly kind: 'show'; readonly email: string }
  | (Named & { readonly kind: 'decide'; readonly email: string; readonly decision: Decision })
  /** `file` is null for the terminal. */
  | (Named & { readonly kind: 'export'; readonly email: string; readonly file: string | null })
  | (Named & { readonly kind: 'erase'; readonly email: string; readonly dryRun: boolean });

export const usage = `Usage: pnpm customer <e-mail>                  says what the operator has decided
       pnpm customer <e-mail> school yes|no    an educational institution, which has no cart limits
       pnpm customer <e-mail> invoice yes|no   may order on invoice, if it is a company
       pnpm customer <e-mail> export [<file>]  everything that the shop keeps about a person, as JSON
       pnpm customer <e-mail> erase [--dry-run]  erases it, except orders and documents that the law keeps
Also: --reason <text>  for the log, which keeps who did it and why; it is asked for at the terminal of a closed shop
      --by <name>      for the log
The shop's data are where DATABASE_URL or DATA_DIR say; the shop may be running.`;

const columns = new Map([
  ['school', 'educationalInstitution'],
  ['invoice', 'invoiceCleared'],
] as const);
const answers = new Map([
  ['yes', true],
  ['no', false],
]);

const options = {
  reason: { type: 'string' },
  by: { type: 'string' },
  'dry-run': { type: 'boolean' },
} as const;

/** Parses the arguments of `pnpm customer`; null when they are invalid. A file's path is relative to `cwd`. */
export function commandOf(words: readonly string[], cwd: string): CustomerCommand | null {
  try {
    const { values, positionals } = parseArgs({ args: [...words], options, allowPositionals: true });
    const { reason, by = null, 'dry-run': dryRun } = values;
    const [email = '', what, answer, ...others] = positionals;
    if (!email.includes('@') || others.length > 0) return null;
    const asked = { email, answer, by, why: filled(reason) };
    if (what === 'erase') return answer === undefined ? eraseOf(asked, dryRun) : null;
    return dryRun === undefined ? plainOf(what, asked, cwd) : null;
  } catch {
    // An unknown option, or one without its value.
    return null;
  }
}

type Asked = Named & { readonly email: string; readonly answer: string | undefined };

function eraseOf({ email, by, why }: Asked, dryRun = false): CustomerCommand {
  return { kind: 'erase', email, dryRun, by, why };
}

function plainOf(what: string | undefined, asked: Asked, cwd: string): CustomerCommand | null {
  const { email, answer, by, why } = asked;
  if (what === undefined) return { kind: 'show', email };
  if (what !== 'export') return decisionOf(what, asked);
  return { kind: 'export', email, file: answer === undefined ? null : resolve(cwd, answer), by, why };
}

function decisionOf(what: string, { email, answer = '', by, why }: Asked): CustomerCommand | null {
  const column = [...columns].find(([name]) => name === what)?.[1];
  const value = answers.get(answer);
  if (column === undefined || value === undefined) return null;
  return { kind: 'decide', email, decision: { [column]: value }, by, why };
}
