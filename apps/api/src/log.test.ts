import { expect, test } from 'vitest';
import { describeError } from './log.ts';

test('an error is described by kinds, codes and places, never by its message', () => {
  const cause = Object.assign(new Error('value "max@example.lu" is wrong'), { code: '22P02' });
  const described = describeError(new TypeError('query failed for max@example.lu', { cause }));
  expect(described.error).toBe('TypeError < Error 22P02');
  expect(described.stack[0]).toMatch(/^at /);
  expect(JSON.stringify(described)).not.toContain('max@example.lu');
});
