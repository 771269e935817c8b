import { readClientAddress } from '@platine/api/network/clientAddress.ts';

/** The storefront is a proxy too: it says whom it saw, after what the proxies before it said (TRUSTED_PROXIES of the API counts it). */
export function viaUs(request: Request, connection: unknown): Record<string, string> {
  const before = request.headers.get('x-forwarded-for');
  const seen = readClientAddress(request, connection, 0);
  const all = [before, seen].filter((one) => one !== null);
  return all.length === 0 ? {} : { 'x-forwarded-for': all.join(', ') };
}
