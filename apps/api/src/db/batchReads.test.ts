import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { batchReads } from './batchReads.ts';

/** Batches that end when the test ends them, with their requests. */
function heldBatches() {
  const batches: { readonly requests: readonly number[]; readonly end: () => void; readonly fail: () => void }[] = [];
  const read = batchReads<number, string>(
    (requests) =>
      new Promise((resolve, reject) => {
        const results = requests.map((one) => `result of ${one}`);
        batches.push({ requests, end: () => resolve(results), fail: () => reject(new Error('The database is down.')) });
      }),
  );
  return { batches, read, requested: () => batches.map(({ requests }) => requests) };
}

test('concurrent requests share one batch, and each gets its own result', async () => {
  const { batches, read, requested } = heldBatches();
  const results = Promise.all([read(1), read(2), Promise.resolve().then(() => read(3))]);
  await nextTurn();
  expect(requested()).toEqual([[1, 2, 3]]);
  batches[0]?.end();
  await expect(results).resolves.toEqual(['result of 1', 'result of 2', 'result of 3']);
});

test('a request never joins a batch that already runs', async () => {
  const { batches, read, requested } = heldBatches();
  const first = read(1);
  await nextTurn();
  const later = read(1);
  await nextTurn();
  expect(requested()).toEqual([[1], [1]]);
  for (const { end } of batches) end();
  await Promise.all([first, later]);
});

test('while two batches run, later requests wait and form the next one', async () => {
  const { batches, read, requested } = heldBatches();
  const results: Promise<string>[] = [];
  for (const number of [1, 2, 3, 4, 5]) {
    results.push(read(number));
    await nextTurn();
  }
  expect(requested()).toEqual([[1], [2]]);
  batches[0]?.end();
  await nextTurn();
  expect(requested()).toEqual([[1], [2], [3, 4, 5]]);
  batches[1]?.end();
  batches[2]?.end();
  await expect(Promise.all(results)).resolves.toHaveLength(5);
});

test('a batch has at most fifty requests', async () => {
  const { batches, read, requested } = heldBatches();
  const results = Promise.all(Array.from({ length: 60 }, (_, number) => read(number)));
  await nextTurn();
  expect(requested().map(({ length }) => length)).toEqual([50, 10]);
  for (const { end } of batches) end();
  await expect(results).resolves.toHaveLength(60);
});

test('a batch that fails rejects its own requests and no later ones', async () => {
  const { batches, read } = heldBatches();
  const failing = [read(1), read(2)];
  const settled = Promise.allSettled(failing);
  await nextTurn();
  batches[0]?.fail();
  expect((await settled).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  const after = read(3);
  await nextTurn();
  batches[1]?.end();
  await expect(after).resolves.toBe('result of 3');
});

test('a request without a result rejects', async () => {
  const read = batchReads<number, string>(async () => []);
  await expect(read(1)).rejects.toThrow('without a result');
});
