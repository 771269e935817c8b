import { expect, it } from 'vitest';
import { fixture } from '../fixture.ts';
import { undescribedProps } from './props.ts';

it('each prop of each component has a description, which Storybook shows', () =>
  expect(undescribedProps('.'), 'say in a comment above it what its name cannot').toEqual([]));

it('and a prop without one is found where it is declared', () => {
  const ui = 'packages/ui/src';
  const root = fixture({
    [`${ui}/forms/Field/Field.tsx`]:
      'export type Labelled = { readonly field: string; /** Below. */ readonly hint: string; readonly shut: boolean };',
    [`${ui}/forms/A/A.tsx`]: [
      "import type { Labelled } from '../Field/Field.tsx';",
      "type AProps = Omit<Labelled, 'shut'> & {",
      '  /** In pieces. */',
      '  readonly amount: number;',
      '  // No description: it is not shown.',
      '  readonly wide: boolean;',
      '};',
      'export function A(props: AProps) { return null; }',
      'function Inner({ own }: { readonly own: string }) { return null; }',
    ].join('\n'),
    [`${ui}/forms/A/B.tsx`]: 'export function B({ to }: { readonly to: string }) { return null; }',
    [`${ui}/screens/AScreen/Part.tsx`]: 'export function Part({ to }: { readonly to: string }) { return null; }',
    [`${ui}/forms/A/A.stories.tsx`]: 'export function C({ to }: { readonly to: string }) { return null; }',
  });
  expect(undescribedProps(root).toSorted()).toEqual([
    `${ui}/forms/A/A.tsx: wide`,
    `${ui}/forms/A/B.tsx: to`,
    `${ui}/forms/Field/Field.tsx: field`,
  ]);
});
