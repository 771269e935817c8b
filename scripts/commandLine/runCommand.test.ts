import { SettingsError } from '@platine/api/start/settingsError.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { runCommand } from './runCommand.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

test.each<[what: string, command: string | null, run: () => Promise<number>, code: number, said: string | null]>([
  ['makes no sense', null, () => Promise.resolve(0), 2, 'Usage: do it'],
  ['fails', 'do', () => Promise.reject(new SettingsError('PORT is wrong.')), 1, 'PORT is wrong.'],
  ['fails by mistake', 'do', () => Promise.reject(new TypeError('x')), 1, 'The shop could not start: TypeError.'],
  ['is done', 'do', () => Promise.resolve(0), 0, null],
  ['is done but for some of it', 'do', () => Promise.resolve(1), 1, null],
])('a command line that %s', async (_, command, run, code, said) => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  expect(await runCommand({ command, usage: 'Usage: do it', run })).toBe(code);
  expect(error.mock.calls).toEqual(said === null ? [] : [[said]]);
});
