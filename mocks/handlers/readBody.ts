import { BusinessFailure } from '@platine/domain/contract/businessFailure.ts';

/** The API's limit, in bytes. */
const bodyLimit = 64 * 1024;

/** Reads a POST's fields with the API's refusals. A call without fields needs no body. */
export async function readBody(request: Request, limit = bodyLimit): Promise<Readonly<Record<string, unknown>>> {
  const text = await request.text();
  if (new TextEncoder().encode(text).byteLength > limit)
    throw new BusinessFailure('PayloadTooLargeException', `The body is larger than ${limit} bytes.`);
  if (text === '') return {};
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') throw invalid('The body must be sent as application/json.');
  const value = parseJson(text);
  if (!isRecord(value)) throw invalid('The body must be a JSON object.');
  if (hasZeroCharacter(value)) throw invalid('A text holds a zero character.');
  return value;
}

/** The zero character is legal in JSON, but the API's database cannot store it. */
function hasZeroCharacter(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some(hasZeroCharacter);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw invalid('The body is not JSON.');
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function invalid(message: string): BusinessFailure {
  return new BusinessFailure('InvalidRequestException', message);
}
