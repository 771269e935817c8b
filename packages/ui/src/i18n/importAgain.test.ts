import { expect, test } from 'vitest';
import { importAgain } from './importAgain.ts';

const address = 'https://shop.example/assets/part-abc.js';
const failing = () => Promise.reject(new TypeError(`Failed to fetch dynamically imported module: ${address}`));

test('a module that loads is imported once', async () => {
  await expect(importAgain(() => Promise.resolve('module'))).resolves.toBe('module');
});

test('a failed import is tried again, each time under an address that the browser has not seen', async () => {
  const asked: string[] = [];
  const importFrom = (from: string) => {
    asked.push(from);
    return asked.length === 1 ? Promise.reject(new Error('offline')) : Promise.resolve('module');
  };
  await expect(importAgain<string>(failing, importFrom)).rejects.toThrow('offline');
  await expect(importAgain<string>(failing, importFrom)).resolves.toBe('module');
  expect(asked.map((one) => one.replace(/\?.*/, ''))).toEqual([address, address]);
  expect(new Set(asked).size).toBe(2);
});

test('an error without an address is thrown', async () => {
  await expect(importAgain(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
});
