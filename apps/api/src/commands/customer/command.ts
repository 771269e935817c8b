import { resolve } from 'node:path';
import type { Decision } from '../../services/accounts/operator.ts';

export type CustomerCommand =
  | { readonly kind: 'decide'; readonly email: string; readonly decision: Decision }
  /** `file` is null for the terminal. */
  | { readonly kind: 'export'; readonly email: string; readonly file: string | null }
  | { readonly kind: 'erase'; readonly email: string; readonly dryRun: boolean };

export const usage = `Usage: pnpm customer <e-mail>                  says what the operator has decided
       pnpm customer <e-mail> school yes|no    an educational institution, which has no cart limits
       pnpm customer <e-mail> invoice yes|no   may order on invoice, if it is a company
       pnpm customer <e-mail> export [<file>]  everything that the shop keeps about a person, as JSON
       pnpm customer <e-mail> erase [--dry-run]  erases it, except orders and documents that the law keeps
The shop's data are where DATABASE_URL or DATA_DIR say; the shop may be running.`;

const columns = new Map([
  ['school', 'educationalInstitution'],
  ['invoice', 'invoiceCleared'],
] as const);
const answers = new Map([
  ['yes', true],
  ['no', false],
]);

/** Parses the arguments of `pnpm customer`; null when they are invalid. A file's path is relative to `cwd`. */
export function commandOf(words: readonly string[], cwd: string): CustomerCommand | null {
  const [email = '', what, answer, ...others] = words;
  if (!email.includes('@') || others.length > 0) return null;
  if (what === undefined) return { kind: 'decide', email, decision: {} };
  if (what === 'export') return { kind: 'export', email, file: answer === undefined ? null : resolve(cwd, answer) };
  return what === 'erase' ? eraseOf(email, answer) : decisionOf(email, what, answer);
}

function eraseOf(email: string, option: string | undefined): CustomerCommand | null {
  if (option !== undefined && option !== '--dry-run') return null;
  return { kind: 'erase', email, dryRun: option !== undefined };
}

function decisionOf(email: string, what: string, answer: string | undefined): CustomerCommand | null {
  const column = [...columns].find(([name]) => name === what)?.[1];
  const value = answers.get(answer ?? '');
  return column === undefined || value === undefined ? null : { kind: 'decide', email, decision: { [column]: value } };
}
