import { afterEach, expect, test, vi } from 'vitest';
import { importBeside } from './importBeside.ts';

/** A browser that has some files already; answers what it asks for. */
function browser({ works, has = [], online = true }: { works: boolean; has?: readonly string[]; online?: boolean }) {
  const asked: string[] = [];
  vi.stubGlobal('document', { documentElement: { dataset: works ? { hydrated: 'true' } : {} } });
  vi.stubGlobal('location', { origin: 'https://shop.test' });
  vi.stubGlobal('performance', { getEntriesByName: (name: string) => has.filter((one) => one === name) });
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    return online ? Promise.resolve(new Response('')) : Promise.reject(new TypeError('Failed to fetch'));
  });
  return asked;
}

const load = () => Promise.resolve('the module');

afterEach(() => vi.unstubAllGlobals());

test('what is needed beside is asked for at once, and once', async () => {
  const asked = browser({ works: true, has: ['https://shop.test/assets/forms-1.js'] });
  const first = importBeside(load, ['assets/cart-1.js', 'assets/forms-1.js']);
  expect(asked).toEqual(['/assets/cart-1.js']);
  await expect(first).resolves.toBe('the module');
  await importBeside(load, ['assets/cart-1.js']);
  expect(asked).toEqual(['/assets/cart-1.js']);
});

test('what did not come is asked for again, and fails nothing but itself', async () => {
  const asked = browser({ works: true, online: false });
  for (const _ of [1, 2]) {
    await expect(importBeside(load, ['assets/rules-1.js'])).resolves.toBe('the module');
    await new Promise((resolve) => setTimeout(resolve));
  }
  expect(asked).toEqual(['/assets/rules-1.js', '/assets/rules-1.js']);
});

test('before the page works the server has named its files', async () => {
  const asked = browser({ works: false });
  await importBeside(load, ['assets/quiet-1.js']);
  expect(asked).toEqual([]);
});
