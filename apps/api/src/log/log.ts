import { toSourceLocation } from './sourceLocation.ts';

/** A log line. It holds no personal data, tokens or request data, only names, outcomes and times. */
export type LogLine =
  | {
      readonly event: 'request';
      readonly id: string;
      readonly method: string;
      readonly route: string;
      readonly status: number;
      readonly ms: number;
      /** The ERROR_CLASS of a refused call's envelope. */
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
      /** An error in a shopper's browser. The tags tell browsers, sessions and accounts apart, and name none of them. */
      readonly event: 'browser error';
      readonly page: string;
      readonly error: string;
      readonly stack: readonly string[];
      readonly client: string;
      readonly session: string | null;
      readonly account: string | null;
    }
  | {
      /** `webhook`: an event for the operator's other programs. */
      readonly event: 'mail' | 'webhook';
      readonly kind: string;
      readonly outcome: 'sent' | 'refused' | 'given up';
      /** Number of attempts. */
      readonly attempts: number;
      readonly error?: string;
    }
  | {
      /** Money that a provider has to return or refuses to move, or a payment whose end the provider has not confirmed within a week. */
      readonly event: 'payment';
      readonly outcome:
        | 'refund due'
        | 'refund done'
        | 'cancelling given up'
        | 'differs'
        | `${'capture' | 'cancel' | 'refund'} refused`;
      /** The payment's id in the database and at the provider. */
      readonly payment: string;
      readonly method: string;
    }
  | {
      /** Prices or stock of many products, or a whole catalogue, set by an operator or a program. */
      readonly event: 'catalogue';
      readonly kind: 'stock' | 'prices' | 'import';
      readonly by: string;
      readonly changed: number;
      readonly refused: number;
    }
  | { readonly event: 'start' | 'stop' | 'warning'; readonly message: string };

export type Log = (line: LogLine) => void;

type RequestLine = Extract<LogLine, { event: 'request' }>;
type Answered = Omit<RequestLine, 'event' | 'ms' | 'errorClass'> & {
  /** `performance.now()` when the request arrived. */
  readonly started: number;
  readonly errorClass?: string | undefined;
};

/** The log line of an answered request. */
export function requestLine({ started, errorClass, ...answered }: Answered): RequestLine {
  const ms = Math.round((performance.now() - started) * 10) / 10;
  return { event: 'request', ...answered, ms, ...(errorClass === undefined ? {} : { errorClass }) };
}

/** Writes one JSON object a line to standard output. */
export const logToStdout: Log = (line) => {
  process.stdout.write(`${JSON.stringify({ time: new Date().toISOString(), ...line })}\n`);
};

/**
 * Describes an error by its names, codes and stack locations, without messages: a database's message repeats the values of the query, which are
 * personal data.
 */
export function describeError(error: unknown): { readonly error: string; readonly stack: readonly string[] } {
  const kinds: string[] = [];
  let stack: readonly string[] = [];
  for (let one = error; one instanceof Error; one = one.cause) {
    kinds.push('code' in one ? `${one.name} ${String(one.code)}` : one.name);
    stack = (one.stack ?? '')
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .map((line) => toSourceLocation(line.trim()));
  }
  return { error: kinds.join(' < ') || typeof error, stack };
}
