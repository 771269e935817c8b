import { expect, test } from 'vitest';
import type { CheckedState } from './results.ts';
import { resultsOf } from './results.ts';

const rule = (id: string, ...tags: string[]) => ({ id, tags });
const axe = (result: object) => [
  { type: 'other' },
  { type: 'a11y', result: { testEngine: { version: '4.14.1' }, violations: [], incomplete: [], ...result } },
];
const state = (place: string, result: object = {}): CheckedState => ({
  file: `/shop/packages/ui/src/${place}.stories.tsx`,
  reports: axe(result),
});

const run: readonly CheckedState[] = [
  state('screens/CartScreen/CartScreen', { passes: [rule('label', 'wcag2a'), rule('region', 'best-practice')] }),
  state('screens/CartScreen/CartQueue', { incomplete: [rule('color-contrast', 'wcag2aa')] }),
  state('screens/StartScreen/StartScreen'),
  state('components/Button/Button', {
    violations: [rule('target-size', 'wcag22aa')],
    inapplicable: [rule('label', 'wcag2a')],
  }),
];

test('a run is summed up by screens, components and states of the shop', () => {
  expect(resultsOf(run)).toEqual({
    axeVersion: '4.14.1',
    wcagRules: 3,
    furtherRules: 1,
    screens: ['CartScreen', 'StartScreen'],
    components: 1,
    states: 4,
    violations: 1,
    undecided: 1,
  });
});

test('a state that axe has not read is no result', () => {
  expect(() => resultsOf([{ ...state('components/Button/Button'), reports: [] }])).toThrow(/axe has not read/);
  expect(() => resultsOf([])).toThrow('No state was checked.');
});
