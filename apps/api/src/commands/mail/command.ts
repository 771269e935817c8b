import { parseArgs } from 'node:util';
import { isId } from '../../services/withdrawals/withdrawals.ts';

export type MailCommand =
  | { readonly what: 'list' }
  | {
      readonly what: 'act';
      readonly kind: 'retried' | 'givenUp';
      /** Null: every mail that does not leave. */
      readonly ids: readonly string[] | null;
      readonly by: string | null;
      readonly why: string;
    };

export const usage = `Usage: pnpm mail list                             mails that the mail server refuses, and what was done about them
       pnpm mail retry <id>… | --all              tries them again at once
       pnpm mail give-up <id>… --why <reason>     never sends them
Also: --by <name> --why <reason>   for the log
The shop's data are where DATABASE_URL or DATA_DIR say; the shop may be running.`;

/** Parses the arguments of `pnpm mail`; null when they are invalid. */
export function commandOf(words: readonly string[]): MailCommand | null {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      options: { all: { type: 'boolean' }, by: { type: 'string' }, why: { type: 'string' } },
      allowPositionals: true,
    });
    const [what = '', ...ids] = positionals;
    if (what === 'list') return words.length === 1 ? { what } : null;
    return actOf(what, ids, values);
  } catch {
    // An unknown option, or one without its value.
    return null;
  }
}

type Values = { readonly all?: boolean; readonly by?: string | null; readonly why?: string };

function actOf(what: string, ids: readonly string[], { all = false, by = null, why = '' }: Values): MailCommand | null {
  if (!ids.every(isId) || all === ids.length > 0) return null;
  const act = { what: 'act', ids: all ? null : ids, by, why: why.trim() } as const;
  if (what === 'retry') return { ...act, kind: 'retried' };
  return what === 'give-up' && mayGiveUp(act) ? { ...act, kind: 'givenUp' } : null;
}

/** Each mail that is given up is named, with a reason. */
function mayGiveUp({ ids, why }: Pick<Extract<MailCommand, { what: 'act' }>, 'ids' | 'why'>): boolean {
  return ids !== null && why !== '';
}
