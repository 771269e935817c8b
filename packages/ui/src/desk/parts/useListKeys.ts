import type { RefObject } from 'react';
import { useMemo, useRef } from 'react';
import type { KeyMap } from '../useKeys.ts';
import { useKeys } from '../useKeys.ts';

/** A list whose links the keys j and k move the focus through. */
export function useListKeys(): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null);
  const keys = useMemo<KeyMap>(
    () => ({ j: () => moveFocus(list.current, 1), k: () => moveFocus(list.current, -1) }),
    [],
  );
  useKeys(keys);
  return list;
}

/** Moves the focus to the next or the one before of a list's links; into the list at its first or last. */
function moveFocus(list: HTMLElement | null, by: 1 | -1): void {
  const links = [...(list?.querySelectorAll<HTMLElement>('a') ?? [])];
  const at = links.findIndex((link) => link === document.activeElement);
  const next = at === -1 ? links.at(by === 1 ? 0 : -1) : links[at + by];
  next?.focus();
}
