import type { KeyboardEvent } from 'react';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';

type MovesProps = {
  /** From 1. */
  readonly place: number;
  readonly count: number;
  readonly busy: boolean;
  /** The words of the button that moves it in this way. */
  readonly labelOf: (way: 'up' | 'down') => string;
  readonly onMoved: (place: number) => void;
};

/** One place up or down, by buttons or, on one of them, by arrow keys. At an end the button stays and does nothing, so that the focus stays too. */
export function Moves({ place, count, busy, labelOf, onMoved }: MovesProps) {
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
