import type { ReactNode } from 'react';
import { useMemo, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'wouter';
import { Button } from '../../components/Button/Button.tsx';
import fieldStyles from '../../forms/Field/Field.module.css';
import type { KeyMap } from '../useKeys.ts';
import { useKeys } from '../useKeys.ts';
import { Lists } from './Lists.tsx';
import styles from './ListSearch.module.css';
import { readForm } from './readForm.ts';

type ListSearchProps = {
  /** The accessible name of the field, and its hint while it is empty. */
  readonly label: string;
  /** The words that were searched for. */
  readonly text: string;
  /** The lists that the search looks in, if there are some; the key of each is its place. */
  readonly lists: readonly { readonly name: ReactNode; readonly href: string; readonly isOpen: boolean }[];
  /** Searches for words. */
  readonly onSearch: (text: string) => void;
};

/** A search, and the lists that it looks in. The key / goes into the field. */
export function ListSearch({ label, text, lists, onSearch }: ListSearchProps) {
  const [, navigate] = useLocation();
  const field = useRef<HTMLInputElement>(null);
  const keys = useMemo<KeyMap>(
    () => ({
      '/': () => field.current?.focus(),
      ...Object.fromEntries(lists.map(({ href }, at) => [String(at + 1), () => navigate(href)])),
    }),
    [navigate, lists],
  );
  useKeys(keys);
  return (
    <div className={styles['tools']}>
      <form
        role="search"
        className={styles['search']}
        onSubmit={readForm(({ text: words = '' }) => onSearch(words.trim()))}
      >
        <input
          ref={field}
          className={fieldStyles['control']}
          name="text"
          type="search"
          aria-label={label}
          placeholder={label}
          defaultValue={text}
          maxLength={100}
          autoComplete="off"
        />
        <Button type="submit" variant="secondary">
          <FormattedMessage id="desk.find" />
        </Button>
      </form>
      {lists.length > 0 && <Lists lists={lists} />}
    </div>
  );
}
