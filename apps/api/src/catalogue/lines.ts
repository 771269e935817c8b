import type { ISchema } from 'yup';
import { ValidationError } from 'yup';
import { readTextLines } from './textLines.ts';

/** A parsed line of a file, or the reason why it is refused. */
export type ReadLine<Line> = { readonly number: number; readonly bytes: number } & ParsedLine<Line>;

export type ParsedLine<Line> =
  | { readonly ok: true; readonly value: Line }
  | { readonly ok: false; readonly reason: string; readonly raw: unknown };

export type LineSchema<Line> = Pick<ISchema<Line>, '__outputType'> & {
  validateSync: (value: unknown, options: { strict: true; abortEarly: false }) => Line;
};

/** Reads a JSON Lines file of any size line by line, skipping blank lines. */
export async function* readLines<Line>(file: string, schema: LineSchema<Line>): AsyncGenerator<ReadLine<Line>> {
  for await (const { number, bytes, ...line } of readTextLines(file)) {
    if (!line.ok) yield { ok: false, reason: line.reason, raw: null, number, bytes };
    else if (line.text.trim() !== '') yield { ...parseLine(line.text, schema), number, bytes };
  }
}

/** PostgreSQL stores neither NUL nor lone surrogates. */
const noText = /\\u0000|\\ud[89a-f]/i;

/** A reason that is printed: a line with a thousand mistakes has thousands of characters of them. */
const longestReason = 500;

function parseLine<Line>(line: string, schema: LineSchema<Line>): ParsedLine<Line> {
  try {
    return checkLine(JSON.parse(line), schema);
  } catch {
    return { ok: false, reason: 'is no JSON', raw: null };
  }
}

/** Checks the value of a line, from whatever kind of file it comes. */
export function checkLine<Line>(raw: unknown, schema: LineSchema<Line>): ParsedLine<Line> {
  try {
    const value = schema.validateSync(raw, { strict: true, abortEarly: false });
    if (!noText.test(JSON.stringify(raw))) return { ok: true, value };
    return { ok: false, reason: 'holds a character that is none', raw };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const reason = error.errors.join('; ');
    const shown = reason.length > longestReason ? `${reason.slice(0, longestReason)} …` : reason;
    return { ok: false, reason: shown, raw };
  }
}
