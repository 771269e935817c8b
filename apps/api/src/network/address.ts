import { isIP, isIPv4, isIPv6 } from 'node:net';

/**
 * The address in an entry of X-Forwarded-For, without the port that some proxies add (`192.0.2.7:4711`, `[2001:db8::1]:4711`); null when there is
 * none.
 */
export function addressIn(entry: string): string | null {
  const bracketed = /^\[([^\]]+)\](?::\d{1,5})?$/.exec(entry)?.[1];
  if (bracketed !== undefined) return isIPv6(bracketed) ? bracketed : null;
  const address = entry.replace(/^([\d.]+):\d{1,5}$/, '$1');
  return isIP(address) === 0 ? null : address;
}

/** The address that limits count. A home or an office has an IPv6 network of 56 bits at least, so only these count. */
export function addressGroup(address: string): string {
  if (!isIPv6(address)) return address;
  const groups = groupsOf(address);
  const mapped = groups.slice(0, 6).join(':') === '0:0:0:0:0:65535';
  if (mapped) return dotted(groups.slice(6));
  const [first = 0, second = 0, third = 0, fourth = 0] = groups;
  return [first, second, third, fourth & 0xff00].map((group) => group.toString(16)).join(':');
}

/** The eight numbers of an IPv6 address, with the ones that `::` leaves out. */
function groupsOf(address: string): number[] {
  const [plain = ''] = address.split('%');
  const [head = [], tail = []] = plain.split('::').map((part) => part.split(':').filter(Boolean).flatMap(numbersOf));
  const missing = Math.max(0, 8 - head.length - tail.length);
  return [...head, ...Array.from({ length: missing }, () => 0), ...tail];
}

/** The last two groups may be written as an IPv4 address. */
function numbersOf(group: string): number[] {
  if (!isIPv4(group)) return [Number.parseInt(group, 16)];
  const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number);
  return [a * 256 + b, c * 256 + d];
}

function dotted(groups: readonly number[]): string {
  return groups.flatMap((group) => [group >> 8, group & 0xff]).join('.');
}
