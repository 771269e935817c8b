import type { KeyboardEvent } from 'react';
import { IconButton } from '../../components/IconButton/IconButton.tsx';

type MovesProps = {
  /** From 1. */
  readonly place: number;
  /** How many places there are. */
  readonly count: number;
  /** Whether a move is under way: another would be about places that are not shown yet. */
  readonly busy?: boolean;
  /** The accessible name of each button, with what it moves. */
  readonly labelOf: (way: 'up' | 'down') => string;
  /** Receives the new place. */
  readonly onMoved: (place: number) => void;
};

/** One place up or down, by buttons or, on one of them, by arrow keys. At an end the button stays and does nothing, so that the focus stays too. */
export function Moves({ place, count, busy = false, labelOf, onMoved }: MovesProps) {
  const move = (to: number) => {
    if (to >= 1 && to <= count && !busy) onMoved(to);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowUp' ? -1 : 1;
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    move(place + step);
  };
  return (
    <>
      {(['up', 'down'] as const).map((way) => {
        const to = way === 'up' ? place - 1 : place + 1;
        return (
          <IconButton
            key={way}
            icon={way}
            label={labelOf(way)}
            aria-disabled={to < 1 || to > count}
            onKeyDown={onKeyDown}
            onClick={() => move(to)}
          />
        );
      })}
    </>
  );
}

/** A list with one of its entries at another place, both from 0. */
export function moved<Entry>(entries: readonly Entry[], from: number, to: number): Entry[] {
  return entries.toSpliced(from, 1).toSpliced(to, 0, ...entries.slice(from, from + 1));
}
