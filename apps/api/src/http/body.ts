import { BusinessFailure } from '@platine/domain/contract/businessFailure.ts';

/** The most bytes that a request's body may have. */
export const bodyLimit = 64 * 1024;

/**
 * The JSON body of a request; a call without fields may come without one. Bytes are counted as they arrive, because a
 * chunked body does not say how long it is. Throws PayloadTooLargeException and InvalidRequestException.
 */
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

/** The text of a body, counted as it arrives. Throws PayloadTooLargeException. */
export async function readText(request: Request): Promise<string> {
  if (Number(request.headers.get('content-length')) > bodyLimit) throw tooLarge();
  if (request.body === null) return '';
  const decoder = new TextDecoder();
  let bytes = 0;
  let text = '';
  for await (const chunk of request.body) {
    if (!(chunk instanceof Uint8Array)) continue;
    bytes += chunk.byteLength;
    if (bytes > bodyLimit) throw tooLarge();
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

function invalid(message: string): BusinessFailure {
  return new BusinessFailure('InvalidRequestException', message);
}

function tooLarge(): BusinessFailure {
  return new BusinessFailure('PayloadTooLargeException', `The body is larger than ${bodyLimit} bytes.`);
}
