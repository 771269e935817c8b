import { describe, expect, test } from 'vitest';
import { isOperatorName, mayDo } from './operator.ts';

describe('what a role may do', () => {
  test.each([
    ['everything', 'read', true],
    ['everything', 'orders', true],
    ['everything', 'catalogue', true],
    ['orders', 'read', true],
    ['orders', 'orders', true],
    ['orders', 'catalogue', false],
    ['catalogue', 'read', true],
    ['catalogue', 'catalogue', true],
    ['catalogue', 'orders', false],
    ['read', 'read', true],
    ['read', 'orders', false],
    ['read', 'catalogue', false],
    ['everything', 'people', true],
    ['orders', 'people', false],
    ['everything', 'settings', true],
    ['catalogue', 'settings', false],
  ] as const)('%s: %s is %s', (role, task, allowed) => {
    expect(mayDo(role, task)).toBe(allowed);
  });
});

describe('names of operators', () => {
  test.each(['Jo', 'anna', 'Zoé', 'm.weber-2', 'a'.repeat(40)])('%s is one', (name) => {
    expect(isOperatorName(name)).toBe(true);
  });

  test.each(['', 'J', 'a'.repeat(41), '2anna', 'anna weber', 'shop', 'Shop', 'a\n', '<b>'])('%j is none', (name) => {
    expect(isOperatorName(name)).toBe(false);
  });
});
