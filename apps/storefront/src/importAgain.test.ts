import { expect, test } from 'vitest';
import { importAgain } from './importAgain.ts';

/** An import that a browser could not do once, and will never do again. */
function lostImport(address: string) {
  const asked: string[] = [];
  const load = () => Promise.reject(new TypeError(`Failed to fetch dynamically imported module: ${address}`));
  const again = () =>
    importAgain(load, (other) => {
      asked.push(other);
      return Promise.resolve('the module');
    });
  return { asked, again };
}

test('an import that works is done once', async () => {
  await expect(importAgain(() => Promise.resolve('the module'))).resolves.toBe('the module');
});

test('the first failure is told; from then on each try has an address of its own', async () => {
  const { asked, again } = lostImport('https://shop.test/assets/text-1.js');
  await expect(again()).rejects.toThrow('Failed to fetch');
  expect(asked).toEqual([]);
  await expect(again()).resolves.toBe('the module');
  await expect(again()).resolves.toBe('the module');
  expect(asked.map((address) => address.replace(/\d+$/, 'n'))).toEqual(
    Array.from({ length: 2 }, () => 'https://shop.test/assets/text-1.js?try=n'),
  );
  expect(new Set(asked).size).toBe(2);
});

test('a failure that names no address stays what it is', async () => {
  const load = () => Promise.reject(new TypeError('Importing a module script failed.'));
  for (const _ of [1, 2]) await expect(importAgain(load)).rejects.toThrow('Importing a module script failed.');
});
