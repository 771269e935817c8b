import type { RefObject } from 'react';
import { useEffect, useEffectEvent } from 'react';

/**
 * Reports what was typed into a field before hydration: React keeps the text but fires no event for it. The element's `value` then differs from its
 * `defaultValue`, the value that the server rendered.
 */
export function useInputBeforeHydration(
  field: RefObject<HTMLInputElement | null>,
  onTyped: (text: string, input: HTMLInputElement) => void,
): void {
  const report = useEffectEvent(onTyped);
  useEffect(() => {
    const input = field.current;
    if (input !== null && input.value !== input.defaultValue) report(input.value, input);
  }, [field]);
}
