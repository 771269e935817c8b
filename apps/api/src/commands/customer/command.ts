import type { Decision } from '../../services/accounts/operator.ts';

export type CustomerCommand = { readonly email: string; readonly decision: Decision };

export const usage = `Usage: pnpm customer <e-mail>                  says what the operator has decided
       pnpm customer <e-mail> school yes|no    an educational institution, which has no cart limits
       pnpm customer <e-mail> invoice yes|no   may order on invoice, if it is a company
The shop's data are where DATABASE_URL or DATA_DIR say; the shop may be running.`;

const columns = new Map([
  ['school', 'educationalInstitution'],
  ['invoice', 'invoiceCleared'],
] as const);
const answers = new Map([
  ['yes', true],
  ['no', false],
]);

/** Parses the arguments of `pnpm customer`; null when they are invalid. */
export function commandOf(words: readonly string[]): CustomerCommand | null {
  const [email = '', what, answer, ...others] = words;
  if (!email.includes('@') || others.length > 0) return null;
  if (what === undefined) return { email, decision: {} };
  const column = [...columns].find(([name]) => name === what)?.[1];
  const value = answers.get(answer ?? '');
  return column === undefined || value === undefined ? null : { email, decision: { [column]: value } };
}
