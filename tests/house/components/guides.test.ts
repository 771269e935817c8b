import type { Guide } from '@platine/ui/components/guide.ts';
import { expect, it } from 'vitest';
import { fixture } from '../fixture.ts';
import { emptyChapters, withoutGuide } from './guides.ts';

const guides = import.meta.glob<Guide>('../../../packages/ui/src/**/*.guide.ts', { import: 'guide', eager: true });

it('each component says what it is for, what not, and what it is made of', () => {
  expect(withoutGuide('.'), 'write an X.guide.ts beside them').toEqual([]);
  expect(Object.keys(guides).length).toBeGreaterThan(70);
  expect(emptyChapters(guides)).toEqual([]);
});

it('and a component without a guide, or with an empty chapter, is found', () => {
  const ui = 'packages/ui/src';
  const root = fixture({
    [`${ui}/forms/A/A.tsx`]: '',
    [`${ui}/forms/B/B.tsx`]: '',
    [`${ui}/forms/B/B.guide.ts`]: '',
    [`${ui}/screens/AScreen/AScreen.tsx`]: '',
  });
  expect(withoutGuide(root)).toEqual([`${ui}/forms/A/A.tsx`]);
  const guide = { purpose: 'Asks.', notFor: [], anatomy: { Label: 'label' }, keyboard: {}, screenReader: [''] };
  expect(emptyChapters({ B: guide })).toEqual(['B: notFor', 'B: screenReader']);
});
