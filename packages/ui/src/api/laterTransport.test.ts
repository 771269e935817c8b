import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { laterTransport } from './laterTransport.ts';

const answered = { SUCCESSFUL: true, DATA: { VERSION: '3.0.27' } };

beforeEach(() => {
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof fetch>(async () => Response.json(answered)),
  );
});

afterEach(() => vi.unstubAllGlobals());

test('the first call brings the way to the shop and is carried', async () => {
  await expect(laterTransport().transport('version', {})).resolves.toEqual(answered);
});

test('once it is there a call starts at once: on the way out of the page there is no later', async () => {
  const { transport, ready } = laterTransport();
  await ready();
  const carried = transport('version', {});
  expect(fetch).toHaveBeenCalledTimes(1);
  await carried;
});
