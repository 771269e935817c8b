import type { RefObject } from 'react';
import { useEffect, useState } from 'react';

/** So long after the focus has left a field it is still what the shopper is at, in milliseconds: some fields are judged then. */
const afterwards = 500;

/** Whether the shopper is at the field that a part belongs to, or was a moment ago. */
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
