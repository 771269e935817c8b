import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { startFailure } from './startFailure.ts';

const coded = (code: string) => Object.assign(new Error('the inside of the matter'), { code });

test.each([
  [coded('EADDRINUSE'), /^The port is in use: .*PORT/],
  [coded('EACCES'), /DATA_DIR or PORT/],
  [new Error('outside', { cause: coded('ECONNREFUSED') }), /^The database of DATABASE_URL cannot be reached/],
  [coded('28P01'), /^The database of DATABASE_URL cannot be reached/],
  [coded('28000'), /^The database of DATABASE_URL cannot be reached/],
  [coded('ETIMEDOUT'), /^The database of DATABASE_URL cannot be reached/],
  [coded('42501'), /^The role of DATABASE_URL may not create .* pg_trgm and unaccent/],
  [coded('0A000'), /^The server of DATABASE_URL lacks .* pg_trgm and unaccent/],
  [new Error('outside', { cause: coded('53100') }), /^The disk of the database is full: make room/],
  [coded('ENOSPC'), /^The disk of the database is full: make room/],
  [coded('XX000'), /^The shop could not start: Error XX000\.$/],
  ['a string', /^The shop could not start: string\.$/],
])('%s is one sentence without the inside of the matter', (error, sentence) => {
  expect(startFailure(error)).toMatch(sentence);
  expect(startFailure(error)).not.toMatch(/inside|\n/);
});

test('an invalid setting ends the program with one sentence', () => {
  const main = fileURLToPath(new URL('../main.ts', import.meta.url));
  const ended = spawnSync(process.execPath, [main], { env: { ...process.env, PORT: 'abc' }, encoding: 'utf8' });
  expect(ended.status).toBe(1);
  expect(ended.stdout).toBe('');
  expect(ended.stderr).toBe('PORT must be a whole number from 1 to 65535, but it is "abc".\n');
});
