import type { Socket } from 'node:net';
import { connect } from 'node:net';
import type { Percentiles } from './measure.ts';
import { percentiles } from './measure.ts';

/** A GET request: its path and further headers, by name. */
export type LoadRequest = { readonly path: string; readonly headers: Readonly<Record<string, string>> };

export type Load = Percentiles & {
  /** Answers a second. */
  readonly perSecond: number;
  readonly answers: number;
};

type Loading = {
  readonly origin: string;
  readonly connections: number;
  /** The load ends after this time, or with the last request. */
  readonly seconds: number;
};

/**
 * Sends each request once, over connections that stay open and ask again as soon as they are answered. It reads no more of an answer than its
 * status and length, so that it takes little of the processor from the shop. Rejects when an answer is none of status 200.
 */
export async function load(
  requests: Iterable<LoadRequest, undefined>,
  { origin, connections, seconds }: Loading,
): Promise<Load> {
  const remaining: Iterator<LoadRequest, undefined> = requests[Symbol.iterator]();
  const times: number[] = [];
  const begin = performance.now();
  const isOver = () => performance.now() - begin > seconds * 1000;
  const next = (): LoadRequest | undefined => {
    const { done, value } = isOver() ? { done: true, value: undefined } : remaining.next();
    return done === true ? undefined : value;
  };
  await Promise.all(
    Array.from({ length: connections }, async () => {
      const connection = openConnection(new URL(origin));
      for (let request = next(); request !== undefined; request = next()) times.push(await connection.ask(request));
      connection.close();
    }),
  );
  const perSecond = times.length / ((performance.now() - begin) / 1000);
  return { ...percentiles(times), perSecond, answers: times.length };
}

type Pending = {
  readonly resolve: (ms: number) => void;
  readonly reject: (error: Error) => void;
  readonly begin: number;
};

function openConnection({ hostname, port, host }: URL) {
  let pending: Pending | null = null;
  const socket = connect(Number(port), hostname);
  socket.setNoDelay();
  readAnswers(socket, (failure) => {
    const asked = pending;
    pending = null;
    if (failure === null) asked?.resolve(performance.now() - asked.begin);
    else asked?.reject(new Error(failure));
  });
  const ask = ({ path, headers }: LoadRequest) =>
    new Promise<number>((resolve, reject) => {
      pending = { resolve, reject, begin: performance.now() };
      const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
      socket.write(`GET ${path} HTTP/1.1\r\nhost: ${host}\r\n${lines.join('')}\r\n`);
    });
  return { ask, close: () => socket.end() };
}

/** Tells when an answer is complete: null, or what is wrong with it. */
function readAnswers(socket: Socket, onAnswer: (failure: string | null) => void): void {
  let missing = 0;
  let head = Buffer.alloc(0);
  socket.on('data', (chunk: Buffer) => {
    if (missing === 0) {
      head = Buffer.concat([head, chunk]);
      const end = head.indexOf('\r\n\r\n');
      if (end === -1) return;
      const text = head.toString('latin1', 0, end);
      const length = /\r\ncontent-length: (\d+)/i.exec(text)?.[1];
      if (!text.startsWith('HTTP/1.1 200') || length === undefined) return onAnswer(text.slice(0, 200));
      missing = end + 4 + Number(length) - head.length;
      head = Buffer.alloc(0);
    } else missing -= chunk.length;
    if (missing === 0) onAnswer(null);
  });
  socket.on('error', ({ message }) => onAnswer(message));
  socket.on('close', () => onAnswer('The shop closed the connection.'));
}
