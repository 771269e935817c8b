import { createHmac } from 'node:crypto';

type Signed = {
  readonly id: string;
  /** Seconds since 1970. */
  readonly timestamp: number;
  readonly body: string;
};

/** The headers by which a receiver knows that an event is the shop's and that it is fresh (Standard Webhooks, symmetric signature v1). */
export function signedHeaders(key: Buffer, { id, timestamp, body }: Signed) {
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': String(timestamp), 'webhook-signature': `v1,${signature}` };
}
