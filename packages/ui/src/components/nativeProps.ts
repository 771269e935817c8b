import type { ComponentProps, JSX } from 'react';

/**
 * Native props of a component whose root is one `Tag`: it passes them to that element, with its own class before the caller's `className`.
 * Left out are `children` and the props that the component gives a meaning of its own.
 */
export type NativeProps<Tag extends keyof JSX.IntrinsicElements, Own extends string = never> = Omit<
  ComponentProps<Tag>,
  'children' | Own
>;

/** The class of a component's root. The caller's rules win where they stand in no cascade layer. */
export function rootClass(own: string | undefined, given: string | undefined): string | undefined {
  return given === undefined ? own : `${own ?? ''} ${given}`.trim();
}
