import { expect, test } from 'vitest';
import { bodyLimit, readJsonBody } from './body.ts';

const json = { 'Content-Type': 'application/json; charset=utf-8' };
const post = (body: string | ReadableStream | null, headers: Record<string, string> = json) =>
  readJsonBody(new Request('http://shop.test/', { method: 'POST', headers, body, duplex: 'half' }));

/** A chunked body without a length. */
function chunked(bytes: number): ReadableStream<Uint8Array> {
  let left = bytes;
  return new ReadableStream({
    pull(controller) {
      const size = Math.min(left, 10_000);
      left -= size;
      if (size === 0) controller.close();
      else controller.enqueue(new Uint8Array(size).fill(49));
    },
  });
}

test('a JSON body is parsed, a missing one has no fields', async () => {
  expect(await post('{"SKU": 1}')).toEqual({ SKU: 1 });
  expect(await post(null, {})).toEqual({});
});

test('a character split between two chunks is decoded', async () => {
  const bytes = new TextEncoder().encode('"é"');
  const halves = new ReadableStream({
    start(controller) {
      controller.enqueue(bytes.slice(0, 2));
      controller.enqueue(bytes.slice(2));
      controller.close();
    },
  });
  expect(await post(halves)).toBe('é');
});

test('64 KiB are allowed, one byte more is too large, declared or counted', async () => {
  const text = (bytes: number) => JSON.stringify('é'.repeat((bytes - 2) / 2));
  const saying = (length: number) => ({ ...json, 'Content-Length': String(length) });
  for (const headers of [json, saying(bodyLimit), saying(5)])
    await expect(post(text(bodyLimit), headers)).resolves.toBeTypeOf('string');
  for (const headers of [json, saying(bodyLimit + 2), saying(5)])
    await expect(post(text(bodyLimit + 2), headers)).rejects.toMatchObject({ errorClass: 'PayloadTooLargeException' });
  await expect(post(chunked(bodyLimit))).resolves.toBeTypeOf('number');
  await expect(post(chunked(bodyLimit + 1))).rejects.toMatchObject({ errorClass: 'PayloadTooLargeException' });
  await expect(post(chunked(50_000_000))).rejects.toMatchObject({ errorClass: 'PayloadTooLargeException' });
});

test.each([
  ['{', json],
  ['{"SKU": 1}', {}],
  ['{"SKU": 1}', { 'Content-Type': 'text/plain' }],
  ['SKU=1', { 'Content-Type': 'application/x-www-form-urlencoded' }],
])('%s sent as %j is refused', async (body, headers: Record<string, string>) => {
  await expect(post(body, headers)).rejects.toMatchObject({ errorClass: 'InvalidRequestException' });
});

test.each([
  ['in chunks', json],
  ['with a Content-Length', { ...json, 'Content-Length': '40' }],
])('an aborted body %s is no crash of the shop', async (_, headers) => {
  const torn = new ReadableStream({
    pull(controller) {
      controller.error(Object.assign(new Error('aborted'), { code: 'ECONNRESET' }));
    },
  });
  await expect(post(torn, headers)).rejects.toMatchObject({ errorClass: 'InvalidRequestException' });
});

test.each([
  ['nothing', null],
  ['little', '{}'],
])('a request that says its body is too large is refused, though %s comes', async (_, body) => {
  const headers = { ...json, 'Content-Length': String(bodyLimit + 1) };
  await expect(post(body, headers)).rejects.toMatchObject({ errorClass: 'PayloadTooLargeException' });
});

test.each([
  ['in chunks', {}],
  ['with a Content-Length', { 'Content-Length': '2000000' }],
])('a body of 2 MB %s is read to its end before it is refused, one of 50 MB to a third', async (_, length) => {
  for (const [bytes, least, most] of [
    [2_000_000, 2_000_000, 2_000_000],
    [50_000_000, 16_000_000, 17_000_000],
  ] as const) {
    let read = 0;
    const counter = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        read += chunk.byteLength;
        controller.enqueue(chunk);
      },
    });
    const sent = post(chunked(bytes).pipeThrough(counter), { ...json, ...length });
    await expect(sent).rejects.toMatchObject({ errorClass: 'PayloadTooLargeException' });
    expect(read).toBeGreaterThanOrEqual(least);
    expect(read).toBeLessThanOrEqual(most);
  }
});
