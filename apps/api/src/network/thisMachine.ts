import { readClientAddress } from './clientAddress.ts';

/** What is shown to whoever runs the shop, and to nobody else, by what they type into the address bar or scrape. */
const loopbackHosts = ['localhost', '127.0.0.1', '[::1]'];
const loopbackAddresses = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];

/** Whether an address of the shop (scheme, host and port) is this machine's own. */
export function isLoopbackOrigin(origin: string): boolean {
  return loopbackHosts.includes(new URL(origin).hostname);
}

/**
 * Whether a request was made on this machine, for this machine: not handed on by a proxy, and not by a page elsewhere whose name was pointed at
 * this machine after it had loaded (DNS rebinding), which the Host header gives away.
 */
export function isFromThisMachine(request: Request, connection: unknown): boolean {
  const proxied = ['x-forwarded-for', 'x-forwarded-host', 'forwarded', 'via'].some((name) => request.headers.has(name));
  const address = readClientAddress(request, connection, 0);
  return !proxied && loopbackAddresses.includes(address ?? '') && isLoopbackOrigin(request.url) && isOwnHost(request);
}

/** A request's URL may be written whole by the one who asks; the Host header then says something else. */
function isOwnHost(request: Request): boolean {
  const host = request.headers.get('host');
  return host === null || loopbackHosts.includes(URL.parse(`http://${host}`)?.hostname ?? '');
}
