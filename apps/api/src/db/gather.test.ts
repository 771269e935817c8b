import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { gather } from './gather.ts';

/** Reads that end when the test says so, and what each of them was asked. */
function heldReads() {
  const reads: { readonly asks: readonly number[]; readonly end: () => void; readonly fail: () => void }[] = [];
  const ask = gather<number, string>(
    (asks) =>
      new Promise((resolve, reject) => {
        const answers = asks.map((one) => `answer to ${one}`);
        reads.push({ asks, end: () => resolve(answers), fail: () => reject(new Error('The database is away.')) });
      }),
  );
  return { reads, ask, asked: () => reads.map(({ asks }) => asks) };
}

test('asks of one moment are one read, and each gets its own answer', async () => {
  const { reads, ask, asked } = heldReads();
  const answers = Promise.all([ask(1), ask(2), Promise.resolve().then(() => ask(3))]);
  await nextTurn();
  expect(asked()).toEqual([[1, 2, 3]]);
  reads[0]?.end();
  await expect(answers).resolves.toEqual(['answer to 1', 'answer to 2', 'answer to 3']);
});

test('an ask never gets what was read before it was made', async () => {
  const { reads, ask, asked } = heldReads();
  const first = ask(1);
  await nextTurn();
  const later = ask(1);
  await nextTurn();
  expect(asked()).toEqual([[1], [1]]);
  for (const { end } of reads) end();
  await Promise.all([first, later]);
});

test('while two reads run, the others wait and are the next one together', async () => {
  const { reads, ask, asked } = heldReads();
  const answers: Promise<string>[] = [];
  for (const number of [1, 2, 3, 4, 5]) {
    answers.push(ask(number));
    await nextTurn();
  }
  expect(asked()).toEqual([[1], [2]]);
  reads[0]?.end();
  await nextTurn();
  expect(asked()).toEqual([[1], [2], [3, 4, 5]]);
  reads[1]?.end();
  reads[2]?.end();
  await expect(Promise.all(answers)).resolves.toHaveLength(5);
});

test('no read takes more than fifty asks along', async () => {
  const { reads, ask, asked } = heldReads();
  const answers = Promise.all(Array.from({ length: 60 }, (_, number) => ask(number)));
  await nextTurn();
  expect(asked().map(({ length }) => length)).toEqual([50, 10]);
  for (const { end } of reads) end();
  await expect(answers).resolves.toHaveLength(60);
});

test('a read that fails fails for those it was for, and for nobody after them', async () => {
  const { reads, ask } = heldReads();
  const failing = [ask(1), ask(2)];
  const settled = Promise.allSettled(failing);
  await nextTurn();
  reads[0]?.fail();
  expect((await settled).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  const after = ask(3);
  await nextTurn();
  reads[1]?.end();
  await expect(after).resolves.toBe('answer to 3');
});

test('an ask that a read left out is told so', async () => {
  const ask = gather<number, string>(async () => []);
  await expect(ask(1)).rejects.toThrow('without an answer');
});
