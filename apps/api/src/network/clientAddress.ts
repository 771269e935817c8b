import { addressIn } from './address.ts';

/**
 * The client's IP address. Each proxy appends the address it saw to X-Forwarded-For; with n trusted proxies the n-th entry from the end is the
 * client. Earlier entries may be forged. An entry without an address counts as the proxy's.
 */
export function readClientAddress(request: Request, connection: unknown, trustedProxies: number): string | null {
  const direct = remoteAddress(connection);
  if (trustedProxies === 0) return direct;
  const seen = (request.headers.get('x-forwarded-for') ?? '').split(',');
  return addressIn(seen.at(-trustedProxies)?.trim() ?? '') ?? direct;
}

/** The socket in the connection that @hono/node-server passes beside the request. */
function remoteAddress(connection: unknown): string | null {
  const address = field(field(field(connection, 'incoming'), 'socket'), 'remoteAddress');
  return typeof address === 'string' ? address : null;
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
