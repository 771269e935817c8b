import { BusinessFailure } from '@platine/domain/contract/businessFailure.ts';

/** The largest request body, in bytes. */
export const bodyLimit = 64 * 1024;

/** How many bytes beyond its limit a refused body is read and thrown away: a sender who is still writing does not read why it was refused. */
const drainLimit = 16 * 1024 * 1024;

/** Reads a JSON body; a call without fields may have none. Throws PayloadTooLargeException and InvalidRequestException. */
export async function readJsonBody(request: Request, limit = bodyLimit): Promise<unknown> {
  const text = await readText(request, limit);
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
 * Reads a body of at most `limit` bytes as text. Throws PayloadTooLargeException, and InvalidRequestException when the sender disconnects, which is
 * not a crash of the shop.
 */
export async function readText(request: Request, limit = bodyLimit): Promise<string> {
  const length = request.headers.get('content-length');
  const isTooLarge = Number(length) > limit;
  if (length !== null && !isTooLarge) return wholeText(request, limit);
  const text = await countedText(request, limit);
  // A request that did not come through Node may be shorter than it says.
  if (isTooLarge) throw tooLarge(limit);
  return text;
}

/** Reads a body with a Content-Length, which Node enforces. Reading its stream would cost 0.1 ms more. */
async function wholeText(request: Request, limit: number): Promise<string> {
  const text = await request.text().catch(() => {
    throw invalid('The body broke off.');
  });
  // A request that did not come through Node may declare a wrong length.
  if (Buffer.byteLength(text) > limit) throw tooLarge(limit);
  return text;
}

/** Reads a body whose length is unknown (a chunked one) or too large, and counts its bytes as they arrive. */
async function countedText({ body }: Request, limit: number): Promise<string> {
  if (body === null) return '';
  const decoder = new TextDecoder();
  let bytes = 0;
  let text = '';
  for await (const chunk of untilBroken(body)) {
    bytes += chunk.byteLength;
    if (bytes > limit + drainLimit) break;
    if (bytes <= limit) text += decoder.decode(chunk, { stream: true });
  }
  if (bytes > limit) throw tooLarge(limit);
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
