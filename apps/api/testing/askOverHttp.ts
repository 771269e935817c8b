import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { request } from 'node:http';

export type PlainAnswer = {
  readonly status: number | undefined;
  /** Without those that differ from answer to answer. */
  readonly headers: IncomingHttpHeaders;
  /** Bytes of the body. */
  readonly length: number;
};

/** Sends a request as it is: unlike fetch, without headers of its own. */
export async function askOverHttp(
  method: 'GET' | 'HEAD',
  url: string,
  sent: Record<string, string> = {},
): Promise<PlainAnswer> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request(url, { method, headers: sent }, resolve).once('error', reject).end();
  });
  let length = 0;
  answer.on('data', (chunk: Buffer) => {
    length += chunk.length;
  });
  await new Promise((resolve) => answer.once('end', resolve));
  const { date: _date, 'x-request-id': _id, 'transfer-encoding': _framing, ...headers } = answer.headers;
  return { status: answer.statusCode, headers, length };
}
