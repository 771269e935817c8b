import type { CallDescription } from '@platine/domain/contract/call.ts';

/**
 * Whether a request with effect comes from the shop's own pages (D3). Browsers name the origin of a request; a program that does not has no shopper's
 * cookie to misuse.
 */
export function isSameOrigin(request: Request, publicOrigin: string): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin' || (site === 'none' && request.method === 'GET');
  const origin = request.headers.get('origin');
  return origin === null || origin === publicOrigin || origin === new URL(request.url).origin;
}

/**
 * Whether another site opens or embeds a page, which then changes no session (D20). A browser that does not say so names the page that it comes
 * from at most.
 */
export function isOpenedFromElsewhere(request: Request, publicOrigin: string): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site !== null) return site !== 'same-origin' && site !== 'none';
  const from = request.headers.get('origin') ?? request.headers.get('referer');
  if (from === null) return false;
  return ![publicOrigin, new URL(request.url).origin].includes(URL.parse(from)?.origin ?? '');
}

/** Whether only the shop's own pages may make this call (D3), but the request comes from elsewhere. */
export function isForeign(
  { effect, method }: Pick<CallDescription, 'effect' | 'method'>,
  request: Request,
  publicOrigin: string,
): boolean {
  return (effect === true || method === 'POST') && !isSameOrigin(request, publicOrigin);
}
