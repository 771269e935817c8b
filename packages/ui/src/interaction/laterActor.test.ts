import { expect, test, vi } from 'vitest';
import { laterActor } from './laterActor.ts';

/** A machine that only remembers, and the means to let it come or fail. */
function scene() {
  const told: string[] = [];
  const stop = vi.fn();
  const actor = {
    getSnapshot: () => told.length,
    subscribe: () => ({ unsubscribe: () => undefined }),
    send: (event: string) => void told.push(event),
    stop,
  };
  const fetches: PromiseWithResolvers<typeof actor>[] = [];
  const load = () => {
    const fetch = Promise.withResolvers<typeof actor>();
    fetches.push(fetch);
    return fetch.promise;
  };
  const lost = vi.fn();
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  const come = async () => {
    fetches.at(-1)?.resolve(actor);
    await settled();
  };
  const fail = async () => {
    fetches.at(-1)?.reject(new Error('offline'));
    await settled();
  };
  return { later: laterActor<number, string>(load, { onLost: lost }), told, stop, fetches, lost, come, fail };
}

test('what is said before it runs is kept and told in order, then at once', async () => {
  const { later, told, fetches, come } = scene();
  later.send('first');
  later.send('second');
  expect([later.snapshot(), later.kept(), fetches.length]).toEqual([undefined, ['first', 'second'], 1]);
  await come();
  later.send('third');
  expect(told).toEqual(['first', 'second', 'third']);
  expect([later.snapshot(), later.kept()]).toEqual([3, []]);
});

test('what is only told does not fetch it, but follows what was kept', async () => {
  const { later, told, fetches, come } = scene();
  later.tell('unheard');
  expect(fetches.length).toBe(0);
  later.send('heard');
  later.tell('heard too');
  await come();
  expect(told).toEqual(['heard', 'heard too']);
});

test('when it cannot be fetched, what was kept is handed back, and the next event tries again', async () => {
  const { later, told, lost, come, fail } = scene();
  later.send('lost');
  await fail();
  expect(lost).toHaveBeenCalledWith(['lost']);
  expect(later.kept()).toEqual([]);
  later.send('again');
  await come();
  expect(told).toEqual(['again']);
});

test('its listeners hear what is kept, what comes and what is lost', async () => {
  const { later, fail } = scene();
  const heard = vi.fn();
  const leave = later.subscribe(heard);
  later.send('one');
  expect(heard).toHaveBeenCalledTimes(1);
  await fail();
  expect(heard).toHaveBeenCalledTimes(2);
  leave();
  later.send('two');
  expect(heard).toHaveBeenCalledTimes(2);
});

test('one that comes after it was given up is stopped', async () => {
  const { later, stop, come } = scene();
  later.start();
  later.stop();
  await come();
  expect(stop).toHaveBeenCalledOnce();
  expect(later.snapshot()).toBeUndefined();
});
