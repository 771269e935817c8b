import type { RefObject } from 'react';
import { useEffect, useState } from 'react';

/** Milliseconds after blur in which the field still counts as focused, because some fields are validated on blur. */
const afterwards = 500;

/** True while the field around `part` has the focus, and for a moment after blur. */
export function useFocusWithin(part: RefObject<Element | null>): boolean {
  const [attended, setAttended] = useState(false);
  useEffect(() => {
    const field = part.current?.parentElement;
    if (!field) return undefined;
    let leaving: ReturnType<typeof setTimeout> | undefined;
    const enter = () => {
      clearTimeout(leaving);
      setAttended(true);
    };
    const leave = () => {
      leaving = setTimeout(() => setAttended(false), afterwards);
    };
    field.addEventListener('focusin', enter);
    field.addEventListener('focusout', leave);
    return () => {
      clearTimeout(leaving);
      field.removeEventListener('focusin', enter);
      field.removeEventListener('focusout', leave);
    };
  }, [part]);
  return attended;
}
