import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { QuestionList } from '@platine/domain/desk/questionLists.ts';
import { isId } from '../../services/withdrawals/withdrawals.ts';
import { filled, hasOnly } from '../typedWords.ts';

/** The words of an answer, or the file that has them. */
export type AnswerSource = { readonly text: string } | { readonly file: string };

/** Ends a question: `answer` is null for one that is closed without a mail. */
export type EndCommand = {
  readonly what: 'end';
  readonly id: string;
  readonly answer: AnswerSource | null;
  /** Null for the shop. */
  readonly by: string | null;
};

export type QuestionCommand =
  | { readonly what: 'list'; readonly list: QuestionList; readonly skip: number }
  | EndCommand;

/** Characters of an answer, as the call of the desk has them. */
export const longestAnswer = 5000;
/** Characters of a name. */
const longestName = 200;

export const usage = `Usage: pnpm question list [--all] [--skip 20]      messages of the contact form that wait, the oldest first; with --all the answered ones, too
       pnpm question answer <id> <file>           mails the text of a file (UTF-8, at most ${longestAnswer} characters) to whom has asked, with the question below it
       pnpm question answer <id> --text "…"       the same with a short text
       pnpm question close <id>                   closes it without a mail
Also: --by <name>   for the log
The shop's data are where DATABASE_URL or DATA_DIR say; the shop may be running.`;

const options = {
  all: { type: 'boolean' },
  skip: { type: 'string' },
  text: { type: 'string' },
  by: { type: 'string' },
} as const;
type Values = ReturnType<typeof parse>['values'];
const parse = (words: readonly string[]) => parseArgs({ args: [...words], options, allowPositionals: true });

/** Parses the arguments of `pnpm question`; null when they are invalid. A file's path is relative to `cwd`. */
export function commandOf(words: readonly string[], cwd: string): QuestionCommand | null {
  try {
    const { values, positionals } = parse(words);
    const [what, ...details] = positionals;
    if (what === 'list') return details.length === 0 ? listOf(values) : null;
    return what === 'answer' || what === 'close' ? endOf(what, details, { values, cwd }) : null;
  } catch {
    // An unknown option, or one without its value.
    return null;
  }
}

function listOf(values: Values): QuestionCommand | null {
  const { all = false, skip = '0' } = values;
  if (!hasOnly(values, ['all', 'skip']) || !/^\d{1,6}$/.test(skip)) return null;
  return { what: 'list', list: all ? 'all' : 'open', skip: Number(skip) };
}

type Given = { readonly values: Values; readonly cwd: string };

function endOf(
  what: 'answer' | 'close',
  [id = '', ...files]: readonly string[],
  { values, cwd }: Given,
): EndCommand | null {
  const by = filled(values.by);
  if (!isId(id) || !hasOnly(values, ['text', 'by']) || (by ?? '').length > longestName) return null;
  const sources = answersIn(files, values, cwd);
  if (what === 'close') return sources.length === 0 ? { what: 'end', id, answer: null, by } : null;
  const [answer, ...others] = sources;
  return answer === undefined || others.length > 0 ? null : { what: 'end', id, answer, by };
}

function answersIn(files: readonly string[], { text }: Values, cwd: string): AnswerSource[] {
  return [...files.map((file) => ({ file: resolve(cwd, file) })), ...(text === undefined ? [] : [{ text }])];
}
