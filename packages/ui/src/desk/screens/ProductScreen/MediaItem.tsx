import type { ReactNode } from 'react';
import { useState } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { Moves } from '../../parts/Moves.tsx';
import { RemoveDialog } from '../../parts/RemoveDialog.tsx';
import styles from './MediaItem.module.css';

type MediaItemProps = {
  /** From 1. */
  readonly place: number;
  readonly count: number;
  readonly mayEdit: boolean;
  readonly busy: boolean;
  readonly words: {
    /** The name of the button that moves it in this way. */
    readonly move: (way: 'up' | 'down') => string;
    /** The button that opens the form. */
    readonly edit: ReactNode;
    /** The button that removes it, and the title of the question. */
    readonly remove: string;
    /** The consequence for shoppers. */
    readonly removed: ReactNode;
  };
  /** A form for its texts. */
  readonly form: ReactNode;
  readonly onMoved: (place: number) => void;
  readonly onRemoved: () => void;
  /** The picture or document as the operator sees it. */
  readonly children: ReactNode;
};

/** A picture or document of a product in its list, with its place, its texts and a way out. */
export function MediaItem({ place, count, mayEdit, busy, words, form, children, ...acts }: MediaItemProps) {
  const { onMoved, onRemoved } = acts;
  const [open, setOpen] = useState<'texts' | 'remove' | null>(null);
  return (
    <li className={styles['root']}>
      {children}
      {mayEdit && (
        <div className={styles['acts']}>
          <Moves place={place} count={count} busy={busy} labelOf={words.move} onMoved={onMoved} />
          <Button
            variant="secondary"
            aria-expanded={open === 'texts'}
            onClick={() => setOpen(open === 'texts' ? null : 'texts')}
          >
            {words.edit}
          </Button>
          <IconButton icon="trash" label={words.remove} onClick={() => setOpen('remove')} />
        </div>
      )}
      {open === 'texts' && <div className={styles['form']}>{form}</div>}
      {open === 'remove' && (
        <RemoveDialog
          title={words.remove}
          text={words.removed}
          onClosed={() => setOpen(null)}
          onConfirmed={() => {
            setOpen(null);
            onRemoved();
          }}
        />
      )}
    </li>
  );
}
