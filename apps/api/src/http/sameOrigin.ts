import type { CallDescription } from '@platine/domain/contract/call.ts';

/**
 * Whether a request that changes something comes from the shop's own pages (D3). Browsers say where a request starts; a
 * program that says nothing has no shopper's cookie to misuse.
 */
export function isSameOrigin(request: Request, publicOrigin: string): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin' || (site === 'none' && request.method === 'GET');
  const origin = request.headers.get('origin');
  return origin === null || origin === publicOrigin || origin === new URL(request.url).origin;
}

/** Whether a request makes a call that only the shop's own pages may make (D3), and comes from elsewhere. */
export function isForeign(
  { effect, method }: Pick<CallDescription, 'effect' | 'method'>,
  request: Request,
  publicOrigin: string,
): boolean {
  return (effect === true || method === 'POST') && !isSameOrigin(request, publicOrigin);
}
