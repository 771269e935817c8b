import { describe, expect, test } from 'vitest';
import type { StoredPage } from './pageCache.ts';
import { createPageCache } from './pageCache.ts';

const pageOf = (text: string): StoredPage => ({
  status: 200,
  route: '/',
  language: 'en',
  etag: `"${text}"`,
  brotli: Buffer.from(text),
});

function start({ lifetime = 1000, capacity = 100 } = {}) {
  let time = 0;
  const drawn: string[] = [];
  const cache = createPageCache({ now: () => time, lifetime, capacity });
  const find = (key: string, text = key) =>
    cache.find(key, async () => {
      drawn.push(text);
      return pageOf(text);
    });
  const pass = (milliseconds: number) => {
    time += milliseconds;
  };
  return { cache, find, drawn, pass };
}

describe('pages for everyone who has no session', () => {
  test('a page is drawn once within its lifetime, and anew after it', async () => {
    const { find, drawn, pass } = start();
    await find('/', 'first');
    pass(999);
    expect((await find('/', 'second'))?.etag).toBe('"first"');
    pass(1);
    expect((await find('/', 'third'))?.etag).toBe('"third"');
    expect(drawn).toEqual(['first', 'third']);
  });

  test('its age counts from the start of the drawing', async () => {
    const { cache, find, pass } = start();
    await cache.find('/', async () => {
      pass(600);
      return pageOf('slow');
    });
    pass(500);
    expect((await find('/', 'fresh'))?.etag).toBe('"fresh"');
  });

  test('a crowd waits for one drawing', async () => {
    const { find, drawn } = start();
    await Promise.all(Array.from({ length: 20 }, () => find('/')));
    expect(drawn).toEqual(['/']);
  });

  test('a page that is only its own shopper’s is not kept', async () => {
    const { cache, find } = start();
    expect(await cache.find('/', async () => null)).toBeNull();
    expect((await find('/', 'own'))?.etag).toBe('"own"');
  });

  test('a failure reaches all who wait and is forgotten', async () => {
    const { cache, find } = start();
    const failing = () => cache.find('/', () => Promise.reject(new Error('No database')));
    await expect(Promise.all([failing(), failing()])).rejects.toThrow('No database');
    expect((await find('/', 'later'))?.etag).toBe('"later"');
  });

  test('beyond its capacity the page that was not asked for the longest leaves', async () => {
    const { find, drawn } = start({ capacity: 8 });
    await find('aaaa');
    await find('bbbb');
    await find('aaaa');
    await find('cccc');
    await find('aaaa');
    expect(drawn).toEqual(['aaaa', 'bbbb', 'cccc']);
    await find('bbbb');
    expect(drawn).toEqual(['aaaa', 'bbbb', 'cccc', 'bbbb']);
  });
});
