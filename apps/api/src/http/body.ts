import { BusinessFailure } from '@platine/domain/contract/businessFailure.ts';

/** The most bytes that a request's body may have. */
export const bodyLimit = 64 * 1024;

/** The JSON body of a request; a call without fields may come without one. Throws PayloadTooLargeException and InvalidRequestException. */
export async function readJsonBody(request: Request): Promise<unknown> {
  const text = await readText(request);
  if (text === '') return {};
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') throw invalid('The body must be sent as application/json.');
  try {
    return JSON.parse(text);
  } catch {
    throw invalid('The body is not JSON.');
  }
}

/**
 * The text of a body of at most `limit` bytes. Throws PayloadTooLargeException, and InvalidRequestException when the sender goes away in
 * the middle: that is no crash of ours.
 */
export async function readText(request: Request, limit = bodyLimit): Promise<string> {
  const length = request.headers.get('content-length');
  if (Number(length) > limit) throw tooLarge(limit);
  return length === null ? countedText(request, limit) : wholeText(request, limit);
}

/** Of a body that says how long it is: Node takes no more of it than that. Asking for its stream would cost a tenth of a millisecond. */
async function wholeText(request: Request, limit: number): Promise<string> {
  const text = await request.text().catch(() => {
    throw invalid('The body broke off.');
  });
  // A request that did not come through Node may say what it likes.
  if (Buffer.byteLength(text) > limit) throw tooLarge(limit);
  return text;
}

/** Of a body in chunks, which does not say how long it is: its bytes are counted as they arrive. */
async function countedText({ body }: Request, limit: number): Promise<string> {
  if (body === null) return '';
  const decoder = new TextDecoder();
  let bytes = 0;
  let text = '';
  for await (const chunk of untilBroken(body)) {
    bytes += chunk.byteLength;
    if (bytes > limit) throw tooLarge(limit);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

async function* untilBroken(body: AsyncIterable<unknown>): AsyncGenerator<Uint8Array> {
  try {
    for await (const chunk of body) if (chunk instanceof Uint8Array) yield chunk;
  } catch {
    throw invalid('The body broke off.');
  }
}

function invalid(message: string): BusinessFailure {
  return new BusinessFailure('InvalidRequestException', message);
}

function tooLarge(limit: number): BusinessFailure {
  return new BusinessFailure('PayloadTooLargeException', `The body is larger than ${limit} bytes.`);
}
