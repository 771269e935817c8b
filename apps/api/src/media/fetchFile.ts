import type { LookupAddress, LookupAllOptions } from 'node:dns';
import { lookup as resolveName } from 'node:dns';
import type { IncomingMessage } from 'node:http';
import { get as getHttp } from 'node:http';
import { get as getHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { isIP } from 'node:net';
import { addressKind } from '../network/addressKind.ts';
import { codeOf, maximumBytes, MediaError, tooLarge } from './mediaError.ts';

export type FetchRules = {
  /** Whether files may come from private networks and this machine, and then by http, too. */
  readonly privateAddresses: boolean;
  /** Milliseconds for a file, redirects included. */
  readonly timeout?: number;
  /** Finds the addresses of a name; by default the system's. */
  readonly resolve?: Resolve;
};

type Resolve = (
  name: string,
  options: LookupAllOptions,
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

const defaultTimeout = 30_000;
const mostRedirects = 5;
const redirects: readonly (number | undefined)[] = [301, 302, 303, 307, 308];

/** Whether a file is to be fetched from the web. */
export function isWebAddress(source: string): boolean {
  return /^https?:\/\//i.test(source);
}

/** Fetches a file from the web. Throws MediaError when it may not, or cannot be fetched. */
export async function fetchFile(address: string, rules: FetchRules): Promise<Buffer> {
  const { timeout = defaultTimeout } = rules;
  const signal = AbortSignal.timeout(timeout);
  try {
    return await readBody(await follow(parse(address), rules, signal));
  } catch (error) {
    if (error instanceof MediaError) throw error;
    if (signal.aborted) throw new MediaError(`did not come within ${timeout / 1000} seconds`, { unreachable: true });
    throw new MediaError(`cannot be fetched (${codeOf(error)})`, { unreachable: true });
  }
}

function parse(address: string, base?: URL): URL {
  const url = base === undefined ? URL.parse(address) : URL.parse(address, base.href);
  if (url === null) throw new MediaError('is no web address');
  return url;
}

async function follow(start: URL, rules: FetchRules, signal: AbortSignal): Promise<IncomingMessage> {
  let url = start;
  for (let count = 0; count <= mostRedirects; count += 1) {
    const answer = await open(url, rules, signal);
    const { statusCode, headers } = answer;
    if (statusCode === 200) return answer;
    answer.destroy();
    if (!redirects.includes(statusCode) || headers.location === undefined)
      throw new MediaError(`is answered with status ${statusCode}`);
    url = parse(headers.location, url);
  }
  throw new MediaError(`is redirected more than ${mostRedirects} times`);
}

function open(url: URL, rules: FetchRules, signal: AbortSignal): Promise<IncomingMessage> {
  if (url.protocol !== 'https:' && url.protocol !== 'http:') throw new MediaError(`leads to ${url.protocol}`);
  // Node looks up no name for an address, so it is checked here.
  const host = url.hostname.replaceAll(/^\[|\]$/g, '');
  if (isIP(host) !== 0) expectAllowed(host, url, rules);
  const options = {
    signal,
    agent: false,
    lookup: checkedLookup(url, rules),
    headers: { accept: 'image/*, application/pdf', 'user-agent': 'Platine catalogue import' },
  };
  return new Promise((resolve, reject) => {
    const get = url.protocol === 'https:' ? getHttps : getHttp;
    get(url, options, resolve).on('error', reject);
  });
}

/** The connection goes to an address that was checked, so that the name cannot lead elsewhere in the meantime (DNS rebinding). */
function checkedLookup(url: URL, rules: FetchRules): LookupFunction {
  const { resolve = resolveName } = rules;
  return (name, options, done) =>
    resolve(name, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error !== null || first === undefined) return done(error ?? new MediaError('has no address'), []);
      try {
        for (const { address } of addresses) expectAllowed(address, url, rules);
      } catch (refusal) {
        return done(refusal instanceof Error ? refusal : new MediaError('is refused'), []);
      }
      return options.all === true ? done(null, addresses) : done(null, first.address, first.family);
    });
}

function expectAllowed(address: string, { protocol }: URL, { privateAddresses }: FetchRules): void {
  const kind = addressKind(address);
  if (kind === 'forbidden' || (kind === 'private' && !privateAddresses))
    throw new MediaError(
      kind === 'private'
        ? `leads to the private address ${address} (--private-addresses allows it)`
        : `leads to the address ${address}, which is none of a shop or manufacturer`,
    );
  if (kind === 'public' && protocol === 'http:')
    throw new MediaError('must be fetched by https: http is for private addresses only');
}

async function readBody(answer: IncomingMessage): Promise<Buffer> {
  if (Number(answer.headers['content-length'] ?? 0) > maximumBytes) {
    answer.destroy();
    throw tooLarge();
  }
  const chunks: Buffer[] = [];
  let size = 0;
  // Leaving the loop closes the connection.
  for await (const chunk of answer) {
    if (!Buffer.isBuffer(chunk)) continue;
    size += chunk.length;
    if (size > maximumBytes) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
