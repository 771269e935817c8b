import { randomUUID } from 'node:crypto';
import { systemUser } from '../services/orders/recordAct.ts';
import { filled } from './typedWords.ts';

/** Options of each change that is logged. */
export const pressOptions = { by: { type: 'string' }, why: { type: 'string' }, key: { type: 'string' } } as const;

/** One change as a person enters it. */
export type Press = {
  /** Null for the shop. */
  readonly by: string | null;
  /** '' where the command line does not say it. */
  readonly why: string;
  /** Null for a press that is never repeated. */
  readonly key: string | null;
};

type Values = Readonly<Record<keyof typeof pressOptions, string | undefined>>;

/** Characters of a reason, a name and a key, as the calls of the desk have them. */
const longest = { why: 500, by: 200, key: 100 };

/** Null when one of the texts is too long. */
export function pressOf({ by, why, key }: Values): Press | null {
  const named = { by: filled(by), why: filled(why), key: filled(key) };
  const isTooLong = (['by', 'why', 'key'] as const).some((one) => (named[one] ?? '').length > longest[one]);
  return isTooLong ? null : { ...named, why: named.why ?? '' };
}

/** As the services of the desk take it. */
export function requestOf({ by, why, key }: Press) {
  return { by: by ?? systemUser, why, key: key ?? randomUUID() };
}

/** The end of a usage. */
export const pressUsage = `Each change wants --why <reason>, which the log keeps.
Also: --by <name>    for the log
      --key <text>   a repetition with the same key happens once`;

export const noReasonText = 'Nothing was changed: say why with --why <reason>. The log keeps it with who did it.';

/** A press that has changed nothing. */
export function unchangedText({ key }: Pick<Press, 'key'>): string {
  return `nothing was changed, because ${key === null ? '' : 'its key was used before, or '}it is so already.`;
}
