import { atSource } from './sourcePlace.ts';

/** A line of the log. It never holds personal data, tokens or what a request said: only its name, outcome and time. */
export type LogLine =
  | {
      readonly event: 'request';
      readonly id: string;
      readonly method: string;
      readonly route: string;
      readonly status: number;
      readonly ms: number;
      /** Why a call was refused: the ERROR_CLASS of its envelope. */
      readonly errorClass?: string;
    }
  | {
      readonly event: 'crash';
      readonly id: string;
      readonly route: string;
      readonly error: string;
      readonly stack: readonly string[];
    }
  | {
      readonly event: 'mail';
      readonly kind: string;
      readonly outcome: 'sent' | 'refused' | 'given up';
      /** How often it was tried. */
      readonly attempts: number;
      readonly error?: string;
    }
  | { readonly event: 'start' | 'stop' | 'warning'; readonly message: string };

export type Log = (line: LogLine) => void;

type RequestLine = Extract<LogLine, { event: 'request' }>;
type Answered = Omit<RequestLine, 'event' | 'ms' | 'errorClass'> & {
  /** What `performance.now()` said when it came. */
  readonly started: number;
  readonly errorClass?: string | undefined;
};

/** The line of a request that has just been answered. */
export function requestLine({ started, errorClass, ...answered }: Answered): RequestLine {
  const ms = Math.round((performance.now() - started) * 10) / 10;
  return { event: 'request', ...answered, ms, ...(errorClass === undefined ? {} : { errorClass }) };
}

/** One JSON object a line on standard output. */
export const logToStdout: Log = (line) => {
  process.stdout.write(`${JSON.stringify({ time: new Date().toISOString(), ...line })}\n`);
};

/**
 * What may be written of an error: its kinds, codes and places. Messages stay out: a database's message repeats the
 * values of the query, and those are shoppers' data.
 */
export function describeError(error: unknown): { readonly error: string; readonly stack: readonly string[] } {
  const kinds: string[] = [];
  let stack: readonly string[] = [];
  for (let one = error; one instanceof Error; one = one.cause) {
    kinds.push('code' in one ? `${one.name} ${String(one.code)}` : one.name);
    stack = (one.stack ?? '')
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .map((line) => atSource(line.trim()));
  }
  return { error: kinds.join(' < ') || typeof error, stack };
}
