import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import type { ServerLimits } from './server.ts';
import { createShopServer } from './server.ts';

let server: Server | null = null;
let asked = 0;
afterEach(() => {
  server?.close();
  server?.closeAllConnections();
});

async function listen(limits: Partial<ServerLimits> = {}): Promise<number> {
  asked = 0;
  const answer = async (request: Request) => {
    asked += 1;
    return new Response(await request.text().catch(() => 'torn'));
  };
  server = createShopServer(answer, { requestMs: 30_000, keepAliveMs: 75_000, connections: 100, ...limits }).listen(
    0,
    '127.0.0.1',
  );
  await once(server, 'listening');
  const address = server.address();
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
}

/** Sends text over a connection of its own; answers what came back until it was closed. */
async function send(port: number, text: string): Promise<string> {
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  let answer = '';
  socket.on('data', (chunk) => {
    answer += String(chunk);
  });
  socket.on('error', () => undefined);
  socket.write(text);
  await once(socket, 'close');
  return answer;
}

test.each([
  ['the same twice', 'Host: shop.test\r\nHost: shop.test\r\n', 400],
  ['two, in any case of letters', 'Host: shop.test\r\nhOST: evil.test\r\n', 400],
  ['none', '', 400],
  ['one', 'Host: shop.test\r\n', 200],
])('a request with %s as its Host is answered with the status it deserves', async (_, hosts, status) => {
  const port = await listen();
  for (const method of ['GET', 'HEAD']) {
    const answer = await send(port, `${method} / HTTP/1.1\r\n${hosts}Connection: close\r\n\r\n`);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  }
  expect(asked).toBe(status === 200 ? 2 : 0);
});

const post = 'POST / HTTP/1.1\r\nHost: shop.test\r\n';

test.each([
  ['a body that stops', `${post}Content-Length: 40\r\n\r\nSKU=1`],
  ['a body in chunks that stops', `${post}Transfer-Encoding: chunked\r\n\r\n5\r\nSKU=1\r\n`],
  ['headers that stop', `${post}Content-Le`],
])('%s is cut after its time, and answered with 408', async (_, text) => {
  const port = await listen({ requestMs: 400 });
  const started = performance.now();
  expect(await send(port, text)).toMatch(/^HTTP\/1.1 408 Request Timeout\r\n/);
  expect(performance.now() - started).toBeLessThan(5000);
});

test('a slow answer is not cut: the time is that of the request', async () => {
  const port = await listen({ requestMs: 400 });
  const slow = new Promise((resolve) => setTimeout(resolve, 1200));
  server?.prependListener('request', (_, outgoing) => {
    const end = outgoing.end.bind(outgoing);
    outgoing.end = () => {
      void slow.then(() => end('late'));
      return outgoing;
    };
  });
  expect(await send(port, `${post}Content-Length: 2\r\nConnection: close\r\n\r\nhi`)).toMatch(/^HTTP\/1.1 200 /);
});

const get = 'GET / HTTP/1.1\r\nHost: shop.test\r\n\r\n';
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A proxy's connection: its first request is answered, then it is idle. */
async function idleConnection(port: number) {
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  socket.write(get);
  return { socket, answer: String(await once(socket, 'data')) };
}

test('an idle connection is answered after the time in which a request must arrive, because a proxy reuses it', async () => {
  const port = await listen({ requestMs: 400 });
  const { socket, answer } = await idleConnection(port);
  expect(answer).toContain('Keep-Alive: timeout=75\r\n');
  await pause(1500);
  socket.write(get);
  expect(String(await once(socket, 'data'))).toMatch(/^HTTP\/1.1 200 /);
  expect(asked).toBe(2);
  socket.destroy();
});

test('an idle connection is closed once the time to keep it is over, and not before', async () => {
  const port = await listen({ keepAliveMs: 700 });
  const { socket } = await idleConnection(port);
  const idle = performance.now();
  await once(socket, 'close');
  expect(performance.now() - idle).toBeGreaterThan(690);
  expect(performance.now() - idle).toBeLessThan(4500);
});

test('the connections above the cap are closed, and those below it are served', async () => {
  const port = await listen({ connections: 2 });
  const open = [connect(port, '127.0.0.1'), connect(port, '127.0.0.1')];
  await Promise.all(open.map((socket) => once(socket, 'connect')));
  await expect.poll(() => new Promise((resolve) => server?.getConnections((_, count) => resolve(count)))).toBe(2);
  expect(await send(port, 'GET / HTTP/1.1\r\nHost: shop.test\r\n\r\n')).toBe('');
  open[0]?.destroy();
  await expect.poll(() => new Promise((resolve) => server?.getConnections((_, count) => resolve(count)))).toBe(1);
  expect(await send(port, 'GET / HTTP/1.1\r\nHost: shop.test\r\nConnection: close\r\n\r\n')).toMatch(/^HTTP\/1.1 200/);
  open[1]?.destroy();
});
