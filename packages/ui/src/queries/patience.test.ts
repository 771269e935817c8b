import { createClient } from '@platine/domain/contract/client.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { createFetchTransport } from '../api/fetchTransport.ts';
import { dataOf } from './QueryFailure.ts';
import { createQueryClient } from './queryClient.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A server that takes the request, or begins its answer, and then says nothing; a signal's time is over when the test says so. */
function silence(respond: (signal: AbortSignal) => Promise<Response>) {
  const waits: number[] = [];
  const timer = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    waits.push(milliseconds);
    return timer.signal;
  });
  const send = vi.fn((_: unknown, { signal }: { readonly signal: AbortSignal }) => respond(signal));
  vi.stubGlobal('fetch', send);
  return { waits, send, end: () => timer.abort(new DOMException('late', 'TimeoutError')) };
}

const never = (signal: AbortSignal) =>
  new Promise<Response>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
const tornBody = async (signal: AbortSignal) => {
  const torn = (controller: ReadableStreamDefaultController) =>
    signal.addEventListener('abort', () => controller.error(new DOMException('torn', 'AbortError')));
  return new Response(new ReadableStream({ start: torn }));
};

test.each([
  ['no answer', never],
  ['an answer that stops', tornBody],
])('D26: a read with %s ends after ten seconds and is not sent again', async (_, respond) => {
  const { waits, send, end } = silence(respond);
  const client = createClient(createFetchTransport());
  const read = createQueryClient().query({
    queryKey: ['session'],
    queryFn: async () => dataOf(await client('currentSession', {})),
  });
  const failed = expect(read).rejects.toMatchObject({ failed: { kind: 'network' } });
  await vi.waitFor(() => expect(send).toHaveBeenCalled());
  end();
  await failed;
  expect(waits).toEqual([10_000]);
});

test('D4: a call that changes something is waited for twice as long, because it may have arrived', async () => {
  const { waits, end } = silence(never);
  const order = createClient(createFetchTransport())('checkout', { CART_VERSION: 1 });
  end();
  await expect(order).resolves.toMatchObject({ kind: 'network' });
  expect(waits).toEqual([20_000]);
});
