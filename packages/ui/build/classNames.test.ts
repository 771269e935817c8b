import { expect, test } from 'vitest';
import { classNames } from './classNames.ts';

test('a class is named by its own name and its file, wherever the shop lies', () => {
  const here = classNames('/here/');
  const there = classNames('/there/');
  expect(here('root', '/here/ui/Button.module.css')).toBe(there('root', '/there/ui/Button.module.css?used'));
  expect(here('root', '/here/ui/Button.module.css')).toMatch(/^root_[\w-]{4}$/);
  expect(here('root', '/here/ui/Button.module.css')).not.toBe(here('root', '/here/ui/Link.module.css'));
  expect(here('root', '/here/ui/Button.module.css')).not.toBe(here('label', '/here/ui/Button.module.css'));
});

test('two files whose classes would be mixed up end the build', () => {
  const name = classNames('/');
  const files = Array.from({ length: 20_000 }, (_, number) => `/${number}.module.css`);
  expect(() => files.map((file) => name('root', file))).toThrow(/would have the same names/);
});
