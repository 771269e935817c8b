import { readClientAddress } from './clientAddress.ts';
import { isForwarded } from './forwarding.ts';

/** Names and addresses of this machine, which protect the operator's pages. */
const loopbackHosts = ['localhost', '127.0.0.1', '[::1]'];
const loopbackAddresses = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];

/** Whether an origin (scheme, host and port) is on this machine. */
export function isLoopbackOrigin(origin: string): boolean {
  return loopbackHosts.includes(new URL(origin).hostname);
}

/**
 * Whether a request comes from this machine and is meant for it: not through a proxy, and not from a foreign page whose host name was pointed at this
 * machine after loading (DNS rebinding), which the Host header reveals.
 */
export function isFromThisMachine(request: Request, connection: unknown): boolean {
  const address = readClientAddress(request, connection, 0);
  const direct = loopbackAddresses.includes(address ?? '') && !isForwarded(request.headers);
  return direct && isLoopbackOrigin(request.url) && isOwnHost(request);
}

/** A client may send an absolute URL; the Host header then names another host. */
function isOwnHost(request: Request): boolean {
  const host = request.headers.get('host');
  return host === null || loopbackHosts.includes(URL.parse(`http://${host}`)?.hostname ?? '');
}
