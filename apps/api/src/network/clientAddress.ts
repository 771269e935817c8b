/**
 * The internet address of who asks. Each proxy before the shop appends the address it saw to X-Forwarded-For, so that of so many trusted
 * proxies the one furthest away wrote that many places from the end; what stands before it, the client may have made up.
 */
export function readClientAddress(request: Request, connection: unknown, trustedProxies: number): string | null {
  const direct = remoteAddress(connection);
  if (trustedProxies === 0) return direct;
  const seen = (request.headers.get('x-forwarded-for') ?? '').split(',').map((one) => one.trim());
  const named = seen.at(-trustedProxies);
  return named === undefined || named === '' ? direct : named;
}

/** What @hono/node-server passes beside the request: the socket is Node's. */
function remoteAddress(connection: unknown): string | null {
  const address = field(field(field(connection, 'incoming'), 'socket'), 'remoteAddress');
  return typeof address === 'string' ? address : null;
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
