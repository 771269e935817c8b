import { array, object, string } from 'yup';
import { ProviderFailure } from '../../payments/providerFailure.ts';
import type { SendcloudAccount } from './sendcloudAccount.ts';

export type SendcloudRequest = {
  readonly method: 'GET' | 'POST';
  /** Below the account's URL. */
  readonly path: string;
  /** JSON; null for a request without a body. */
  readonly body: string | null;
};

/** `failed` decides the request: it is not done. */
export type SendcloudAnswer =
  | { readonly kind: 'answered'; readonly data: unknown }
  | { readonly kind: 'failed'; readonly status: number; readonly reason: string };

export type SendcloudClient = {
  readonly ask: (request: SendcloudRequest) => Promise<SendcloudAnswer>;
  /** Reads the PDF at a path. */
  readonly readPdf: (path: string) => Promise<Uint8Array>;
};

/** Sendcloud gave no answer, or one that decides nothing. */
export class SendcloudFailure extends ProviderFailure {
  override readonly name = 'SendcloudFailure';

  constructor(code: string, options?: ErrorOptions) {
    super('Sendcloud', code, options);
  }
}

/** A carrier is asked before the answer. */
const waitMs = 45_000;
/** The label of one parcel in Base64, with room. */
const longestAnswer = 6_000_000;
const longestPdf = 4_000_000;

/** Makes the requests of Sendcloud's interface (API v3). They reject with SendcloudFailure when there is no answer in time, or one that decides nothing. */
export function createSendcloudClient(account: SendcloudAccount): SendcloudClient {
  const credentials = Buffer.from(`${account.publicKey}:${account.secretKey}`).toString('base64');
  const send = ({ method, path, body }: SendcloudRequest, accept: string) =>
    askOnce(account.url + path, {
      method,
      body,
      headers: {
        Authorization: `Basic ${credentials}`,
        Accept: accept,
        ...(body !== null && { 'Content-Type': 'application/json' }),
      },
    });
  return {
    ask: async (request) => answerOf(await send(request, 'application/json')),
    async readPdf(path) {
      const { isOk, status, bytes } = await send({ method: 'GET', path, body: null }, 'application/pdf');
      if (!isOk) throw new SendcloudFailure(`DOCUMENT_${status}`);
      return soundPdf(bytes);
    },
  };
}

/** The bytes of a label. Throws SendcloudFailure for anything but a PDF of a usual size. */
export function soundPdf(bytes: Uint8Array): Uint8Array {
  if (bytes.length > longestPdf) throw new SendcloudFailure('TOO_LARGE');
  if (Buffer.from(bytes.subarray(0, 5)).toString('latin1') !== '%PDF-') throw new SendcloudFailure('NOT_A_PDF');
  return bytes;
}

type Answered = { readonly status: number; readonly isOk: boolean; readonly bytes: Uint8Array };

async function askOnce(url: string, init: RequestInit): Promise<Answered> {
  try {
    // A redirect would take the credentials to another host.
    const response = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(waitMs) });
    return { status: response.status, isOk: response.ok, bytes: await readBounded(response) };
  } catch (cause) {
    throw cause instanceof SendcloudFailure ? cause : new SendcloudFailure('NO_ANSWER', { cause });
  }
}

async function readBounded({ body }: Response): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let length = 0;
  const stream: ReadableStream<Uint8Array> | null = body;
  for await (const part of stream ?? []) {
    length += part.length;
    if (length > longestAnswer) throw new SendcloudFailure('TOO_LARGE');
    parts.push(part);
  }
  return Buffer.concat(parts);
}

const errorsSchema = object({
  errors: array(object({ detail: string().optional(), source: object({ pointer: string().optional() }).optional() }))
    .min(1)
    .required(),
});

/** Requests that are too many, and faults of the service, decide nothing. */
function answerOf({ status, isOk, bytes }: Answered): SendcloudAnswer {
  if (status === 429) throw new SendcloudFailure('RATE_LIMIT');
  if (status >= 500) throw new SendcloudFailure('NO_ANSWER');
  const data = jsonOf(bytes);
  if (isOk) return { kind: 'answered', data };
  if (status === 401 || status === 403)
    return {
      kind: 'failed',
      status,
      reason: 'Sendcloud does not accept the keys of the shop (SENDCLOUD_PUBLIC_KEY, SENDCLOUD_SECRET_KEY).',
    };
  return { kind: 'failed', status, reason: reasonOf(data) ?? `Sendcloud answered with status ${status}.` };
}

function jsonOf(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(bytes).toString('utf8'));
  } catch (cause) {
    throw new SendcloudFailure('NOT_JSON', { cause });
  }
}

const longestReason = 500;

/** The sentences of an answer's errors, each with the field that it is about; null without one. */
export function reasonOf(data: unknown): string | null {
  if (!errorsSchema.isValidSync(data)) return null;
  const sentences = data.errors.flatMap(({ detail, source }) => {
    if (detail === undefined) return [];
    return source?.pointer === undefined ? [detail] : [`${detail} (${source.pointer})`];
  });
  return sentences.length === 0 ? null : sentences.join(' ').slice(0, longestReason);
}
