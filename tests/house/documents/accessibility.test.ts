import { createRequire } from 'node:module';
import { readShop } from '@platine/api/shop/readShop.ts';
import { sampleShopFolder } from '@platine/api/shop/sampleShop.ts';
import { accessibilityResults, checkedScreens } from '@platine/domain/shop/accessibilityResults.data.ts';
import { expect, test } from 'vitest';
import { filesOf, read } from '../tree.ts';

const { EN: english, DE: german, FR: french } = readShop(sampleShopFolder).pages.accessibility;

/** For each row of the page's table, the checks that make it true: a file, and words of it that go when the check goes. */
const proofs: readonly (readonly (readonly [file: string, words: string])[])[] = [
  [
    ['.storybook/preview.tsx', "a11y: { test: 'error'"],
    ['tests/languages/everyStory.ts', 'axe'],
  ],
  [
    ['tests/e2e/keyboard.test.ts', 'from the search to the order'],
    [
      'tests/e2e/keyboard.test.ts',
      'a form that is not right leads to what is wrong, and a dialog gives the focus back',
    ],
  ],
  [
    ['tests/e2e/keyboard.test.ts', 'each focus is visible'],
    ['tests/e2e/focusInSight.test.ts', 'WCAG 2.4.11: on a phone nothing that has the focus lies behind'],
  ],
  [
    ['.storybook/fit/lessRoom.ts', "letters: '200%'"],
    ['.storybook/fit/lessRoom.ts', 'smallest = 320'],
  ],
  [
    ['packages/ui/build/contrast.test.ts', 'at least 4.5'],
    ['packages/ui/build/contrast.test.ts', "['light', 'dark']"],
  ],
  [
    ['tests/e2e/addWithoutScript.test.ts', 'javaScriptEnabled: false'],
    ['tests/e2e/withdrawal.test.ts', 'shop.visit({ javaScriptEnabled })'],
  ],
];

const rows = english.blocks.flatMap((block) => (block.kind === 'table' ? block.rows : []));

test('the page on accessibility promises what is checked, and nothing else', () => {
  expect(rows.length).toBe(proofs.length);
});

test.each(rows.map(([promise = ''], at) => [promise, proofs[at] ?? []] as const))('%s: it is checked', (_, checks) => {
  expect(checks.filter(([file, words]) => !read('.', file).includes(words))).toEqual([]);
  expect(checks.length).toBeGreaterThan(0);
});

test('it names the same standards in every language', () => {
  for (const { blocks } of [english, german, french])
    expect(JSON.stringify(blocks)).toMatch(/WCAG 2\.2[^"]*AA[^"]*EN 301 549/);
});

test('it tells of a run with the present axe (else: pnpm accessibility, pnpm format)', () => {
  // Storybook brings it.
  const addon = createRequire(import.meta.url).resolve('@storybook/addon-a11y/preview');
  const installed: unknown = createRequire(addon)('axe-core/package.json');
  expect(installed).toMatchObject({ version: accessibilityResults.axeVersion });
});

test('it tells of a run over the present screens, and of no violation (else: pnpm accessibility, pnpm format)', () => {
  const stories = filesOf('packages/ui/src/screens').filter((file) => file.endsWith('.stories.tsx'));
  expect([...checkedScreens]).toEqual([...new Set(stories.flatMap((file) => file.split('/', 1)))].toSorted());
  expect(accessibilityResults.screens).toBe(checkedScreens.length);
  expect(accessibilityResults.violations).toBe(0);
});
