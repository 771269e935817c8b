import { useState } from 'react';

export type Selection = {
  /** Numbers of the orders that are ticked, in the order of the list. */
  readonly numbers: readonly string[];
  readonly has: (orderNumber: string) => boolean;
  /** Ticks an order or takes its tick away; `range`: all from the last one on. */
  readonly toggle: (orderNumber: string, range?: boolean) => void;
  /** Ticks all of the page; none when all are. */
  readonly toggleAll: () => void;
  readonly clear: () => void;
};

/** The orders of a page that somebody has ticked. An order that has left the list loses its tick. */
export function useSelection(listed: readonly string[]): Selection {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [last, setLast] = useState<string | null>(null);
  const numbers = listed.filter((one) => ticked.has(one));
  return {
    numbers,
    has: (orderNumber) => ticked.has(orderNumber),
    toggle(orderNumber, range = false) {
      setTicked(range ? withRange(ticked, listed, [last, orderNumber]) : toggled(ticked, orderNumber));
      setLast(orderNumber);
    },
    toggleAll: () => setTicked(numbers.length === listed.length ? new Set() : new Set(listed)),
    clear: () => setTicked(new Set()),
  };
}

function toggled(ticked: ReadonlySet<string>, orderNumber: string): ReadonlySet<string> {
  const others = [...ticked].filter((one) => one !== orderNumber);
  return new Set(ticked.has(orderNumber) ? others : [...others, orderNumber]);
}

/** With all from one order to another; from the first of the list where none was ticked before. */
function withRange(
  ticked: ReadonlySet<string>,
  listed: readonly string[],
  [from, to]: readonly [string | null, string],
): ReadonlySet<string> {
  const ends = [from === null ? 0 : Math.max(0, listed.indexOf(from)), listed.indexOf(to)];
  return new Set([...ticked, ...listed.slice(Math.min(...ends), Math.max(...ends) + 1)]);
}
