import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import type { ISchema } from 'yup';
import { ValidationError } from 'yup';

/** A parsed line of a file, or the reason why it is refused. */
export type ReadLine<Line> = { readonly number: number; readonly bytes: number } & (
  | { readonly ok: true; readonly value: Line }
  | { readonly ok: false; readonly reason: string; readonly raw: unknown }
);

export type LineSchema<Line> = Pick<ISchema<Line>, '__outputType'> & {
  validateSync: (value: unknown, options: { strict: true; abortEarly: false }) => Line;
};

/** Reads a JSON Lines file of any size line by line, skipping blank lines. */
export async function* readLines<Line>(file: string, schema: LineSchema<Line>): AsyncGenerator<ReadLine<Line>> {
  let number = 0;
  for await (const line of createInterface({ input: createReadStream(file, 'utf8'), crlfDelay: Infinity })) {
    number += 1;
    if (line.trim() !== '') yield { ...readLine(line, schema), number, bytes: Buffer.byteLength(line) + 1 };
  }
}

/** PostgreSQL stores neither NUL nor lone surrogates. */
const noText = /\\u0000|\\ud[89a-f]/i;

function readLine<Line>(line: string, schema: LineSchema<Line>) {
  let raw: unknown = null;
  try {
    raw = JSON.parse(line);
    const value = schema.validateSync(raw, { strict: true, abortEarly: false });
    const sound = !noText.test(line) || JSON.stringify(raw).search(noText) === -1;
    return sound ? { ok: true as const, value } : { ok: false as const, reason: 'holds a character that is none', raw };
  } catch (error) {
    const reason = error instanceof ValidationError ? error.errors.join('; ') : 'is no JSON';
    return { ok: false as const, reason, raw };
  }
}
