import type { Context } from 'hono';
import type { CallDescription } from '@platine/domain/contract/call.ts';
import { headerFields, pathFields } from '@platine/domain/contract/call.ts';
import { BusinessFailure } from '@platine/domain/contract/businessFailure.ts';
import { readJsonBody } from './body.ts';

/** The fields of a call, from path, headers, and query or body. Throws the refusals of a body, and InvalidRequestException. */
export async function readCallFields(
  c: Context,
  call: CallDescription,
): Promise<{ fields: Readonly<Record<string, unknown>> }> {
  const rest = call.method === 'POST' ? await readJsonBody(c.req.raw, call.largestBody) : c.req.query();
  if (typeof rest !== 'object' || rest === null || Array.isArray(rest))
    throw new BusinessFailure('InvalidRequestException', 'The body must be a JSON object.');
  const inPath = pathFields(call.path).map((field): [string, unknown] => [field, c.req.param(field)]);
  const inHeaders = headerFields(call, (name) => c.req.header(name));
  return { fields: { ...rest, ...Object.fromEntries(inPath), ...inHeaders } };
}
