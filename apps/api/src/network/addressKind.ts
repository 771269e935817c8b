import { BlockList, isIPv6 } from 'node:net';

/** Networks of a company or of this machine, by IANA's registries of special-purpose addresses. */
const privateNetworks = [
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '::1/128',
  'fc00::/7',
];

/** Addresses at which no file is offered: of no host, of this link (where clouds hand out keys), of groups, for documentation and tests. */
const otherNetworks = [
  '0.0.0.0/8',
  '169.254.0.0/16',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
  // Of IPv6 only 2000::/3 is public. The rest has the link's, groups', and those that hide an IPv4 address.
  '::/3',
  '4000::/2',
  '8000::/1',
  // Inside it, more that hide an IPv4 address (Teredo, 6to4), and documentation.
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
  '3fff::/20',
];

const isPrivate = listOf(privateNetworks);
const isOther = listOf(otherNetworks);

/** Whether an IP address is one of the internet, of a private network, or one that nothing may be fetched from. */
export function addressKind(address: string): 'public' | 'private' | 'forbidden' {
  const [plain = ''] = address.split('%');
  if (isPrivate(plain)) return 'private';
  return isOther(plain) ? 'forbidden' : 'public';
}

function listOf(networks: readonly string[]): (address: string) => boolean {
  const lists = { ipv4: new BlockList(), ipv6: new BlockList() };
  for (const network of networks) {
    const [start = '', bits] = network.split('/');
    const family = isIPv6(start) ? 'ipv6' : 'ipv4';
    lists[family].addSubnet(start, Number(bits), family);
  }
  // A list of its own for each, because one for both takes ::ffff:10.0.0.1 for 10.0.0.1.
  return (address) => (isIPv6(address) ? lists.ipv6.check(address, 'ipv6') : lists.ipv4.check(address, 'ipv4'));
}
