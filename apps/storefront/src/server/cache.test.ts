import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCache } from './cache.ts';

let now = 1;

beforeEach(() => {
  now = 1;
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function pass(milliseconds: number): void {
  now += milliseconds;
  vi.advanceTimersByTime(milliseconds);
}

function start({ ttl = 1000, maxSize = 100 } = {}) {
  const loaded: string[] = [];
  const cache = createCache<{ text: string }>({ ttl, maxSize, sizeOf: ({ text }) => text.length });
  const find = async (key: string, text = key) => {
    const context = async () => {
      loaded.push(text);
      return { text };
    };
    return (await cache.fetch(key, { context }))?.text;
  };
  return { cache, find, loaded };
}

test('a value is loaded once within its lifetime, and again after it', async () => {
  const { find, loaded } = start();
  await find('/', 'first');
  pass(999);
  expect(await find('/', 'second')).toBe('first');
  pass(2);
  expect(await find('/', 'third')).toBe('third');
  expect(loaded).toEqual(['first', 'third']);
});

test('without a lifetime a value is kept until others need its place', async () => {
  const { find } = start({ ttl: 0 });
  await find('/', 'first');
  pass(1e9);
  expect(await find('/', 'second')).toBe('first');
});

test('the age of a value counts from the start of its load', async () => {
  const { cache, find } = start();
  const context = async () => {
    pass(600);
    return { text: 'slow' };
  };
  await cache.fetch('/', { context });
  pass(500);
  expect(await find('/', 'fresh')).toBe('fresh');
});

test('a value that took longer to load than it lives is loaded again', async () => {
  const { cache, find } = start();
  const context = async () => {
    pass(5000);
    return { text: 'slow' };
  };
  await cache.fetch('/', { context });
  pass(2);
  expect(await find('/', 'fresh')).toBe('fresh');
});

test('concurrent callers share one load', async () => {
  const { find, loaded } = start();
  await Promise.all(Array.from({ length: 20 }, () => find('/')));
  expect(loaded).toEqual(['/']);
});

test('undefined is not kept', async () => {
  const { cache, find } = start();
  expect(await cache.fetch('/', { context: async () => undefined })).toBeUndefined();
  expect(await find('/', 'own')).toBe('own');
});

test('a failure reaches all callers and is forgotten', async () => {
  const { cache, find } = start();
  const failing = () => cache.fetch('/', { context: () => Promise.reject(new Error('No database')) });
  await expect(Promise.all([failing(), failing()])).rejects.toThrow('No database');
  expect(await find('/', 'later')).toBe('later');
});

test('beyond the capacity the least recently used value leaves', async () => {
  const { find, loaded } = start({ maxSize: 8 });
  await find('aaaa');
  await find('bbbb');
  await find('aaaa');
  await find('cccc');
  await find('aaaa');
  expect(loaded).toEqual(['aaaa', 'bbbb', 'cccc']);
  await find('bbbb');
  expect(loaded).toEqual(['aaaa', 'bbbb', 'cccc', 'bbbb']);
});

test('a load whose place is taken still answers its caller', async () => {
  const { cache, find } = start({ maxSize: 4 });
  let finish = () => {};
  const waiting = new Promise<void>((resolve) => (finish = resolve));
  const slow = cache.fetch('slow', { context: () => waiting.then(() => ({ text: 'slow' })) });
  await find('aaaa');
  await find('bbbb');
  finish();
  expect(await slow).toEqual({ text: 'slow' });
});
