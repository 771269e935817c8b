import { expect, it } from 'vitest';
import { brands } from '../../../.storybook/globals.ts';
import { brandNames } from '../../../packages/ui/build/tokens/brands.ts';

it('offers each brand that has token files in the toolbar', () => {
  expect(brands.map(({ value }) => value).toSorted()).toEqual(brandNames());
});
