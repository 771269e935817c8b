import { once } from 'node:events';
import type { IncomingMessage, RequestListener, Server } from 'node:http';
import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FetchRules } from './fetchFile.ts';
import { fetchFile } from './fetchFile.ts';
import { maximumBytes } from './mediaError.ts';

const asked: IncomingMessage[] = [];
const piece = Buffer.alloc(64 * 1024);

/** Redirects one after the other, the last to itself. */
const redirect =
  (to: (url: URL) => string): RequestListener =>
  ({ url = '' }, answer) =>
    answer.writeHead(302, { location: to(new URL(url, 'http://x')) }).end();

const paths: Readonly<Record<string, RequestListener>> = {
  '/a.jpg': (_, answer) => answer.end('content'),
  '/absent': (_, answer) => answer.writeHead(404).end(),
  '/nowhere': (_, answer) => answer.writeHead(302).end(),
  '/elsewhere': redirect(() => '/a.jpg'),
  '/to-link-local': redirect(() => 'http://169.254.169.254/latest/meta-data/'),
  '/to-mapped': redirect(() => 'http://[::ffff:169.254.169.254]/'),
  '/to-public-http': redirect(() => 'http://93.184.215.14/a.jpg'),
  '/to-file': redirect(() => 'file:///etc/passwd'),
  '/circle': redirect(() => '/circle'),
  '/ten-gigabytes': (_, answer) => answer.writeHead(200, { 'content-length': 10_000_000_000 }).write(piece),
  '/endless': (_, answer) => {
    const write = () => {
      while (!answer.destroyed && answer.write(piece));
    };
    answer.on('drain', write);
    write();
  },
  '/slow': (_, answer) => {
    const timer = setInterval(() => answer.write('x'), 20);
    answer.on('close', () => clearInterval(timer));
  },
  '/silent': () => undefined,
  '/broken': (_, answer) => {
    answer.writeHead(200, { 'content-length': 100 }).write('x');
    answer.destroy();
  },
};

let server: Server;
let origin = '';
beforeAll(async () => {
  server = createServer((request, answer) => {
    asked.push(request);
    (paths[request.url ?? ''] ?? paths['/absent'])?.(request, answer);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  origin = typeof address === 'object' ? `http://127.0.0.1:${address?.port}` : '';
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const allowed: FetchRules = { privateAddresses: true, timeout: 300 };

test.each(['/a.jpg', '/elsewhere'])('%s is fetched', async (path) => {
  expect((await fetchFile(origin + path, allowed)).toString()).toBe('content');
});

describe('what an answer cannot do', () => {
  test.each([
    ['/absent', 'is answered with status 404'],
    ['/nowhere', 'is answered with status 302'],
    ['/to-link-local', 'leads to the address 169.254.169.254'],
    ['/to-mapped', 'leads to the address ::ffff:a9fe:a9fe'],
    ['/to-public-http', 'must be fetched by https'],
    ['/to-file', 'leads to file:'],
    ['/circle', 'is redirected more than 5 times'],
    ['/ten-gigabytes', 'is larger than 25 MB'],
    ['/slow', 'did not come within 0.3 seconds'],
    ['/silent', 'did not come within 0.3 seconds'],
    ['/broken', 'cannot be fetched (ECONNRESET)'],
  ])('%s: %s', async (path, reason) => {
    await expect(fetchFile(origin + path, allowed)).rejects.toThrow(reason);
  });

  test('an endless answer is cut off', async () => {
    const before = process.memoryUsage().arrayBuffers;
    await expect(fetchFile(`${origin}/endless`, { ...allowed, timeout: 10_000 })).rejects.toThrow(
      'is larger than 25 MB',
    );
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(4 * maximumBytes);
  });
});

describe('without --private-addresses no request reaches this machine', () => {
  test.each([
    ['an address', (port: string) => `http://127.0.0.1:${port}/a.jpg`],
    ['an address in another notation', (port: string) => `http://0x7f.1:${port}/a.jpg`],
    ['IPv6', (port: string) => `http://[::1]:${port}/a.jpg`],
    ['IPv4 in IPv6', (port: string) => `http://[::ffff:127.0.0.1]:${port}/a.jpg`],
    ['a name', (port: string) => `http://localhost:${port}/a.jpg`],
    ['a name with https', (port: string) => `https://localhost:${port}/a.jpg`],
  ])('by %s', async (_, address) => {
    const before = asked.length;
    await expect(fetchFile(address(new URL(origin).port), { privateAddresses: false })).rejects.toThrow(/leads to the/);
    expect(asked).toHaveLength(before);
  });

  test.each([
    ['a name with a public and a private address', ['93.184.215.14', '127.0.0.1']],
    ['a name with a private address', ['10.0.0.1']],
    ['a name with the address of a cloud’s keys', ['169.254.169.254']],
  ])('by %s', async (_, addresses) => {
    const resolve = resolving(addresses);
    await expect(fetchFile('https://pictures.example/a.jpg', { privateAddresses: false, resolve })).rejects.toThrow(
      /leads to the/,
    );
  });
});

/** Answers as the system's resolver. */
function resolving(addresses: readonly string[]): NonNullable<FetchRules['resolve']> {
  return (_, _options, done) =>
    done(
      null,
      addresses.map((address) => ({ address, family: 4 })),
    );
}

test('the connection goes to the address that was checked, whatever the name means a moment later', async () => {
  const answers = [['127.0.0.1'], ['169.254.169.254']];
  const resolve: ReturnType<typeof resolving> = (...words) => resolving(answers.shift() ?? [])(...words);
  const url = `http://pictures.example:${new URL(origin).port}/a.jpg`;
  expect((await fetchFile(url, { ...allowed, resolve })).toString()).toBe('content');
  expect(asked.at(-1)?.headers.host).toMatch(/^pictures\.example:/);
  expect(answers).toHaveLength(1);
});

test.each(['https://', 'http://a b/', 'https://[::1/x'])('%s is no address', async (address) => {
  await expect(fetchFile(address, allowed)).rejects.toThrow('is no web address');
});
