import { readQuery } from '@platine/domain/search/words.ts';
import type { SubmitEvent } from 'react';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Icon } from '../../components/Icon/Icon.tsx';
import { lazyOnDemand } from '../../i18n/lazyPart.tsx';
import { useHydrated } from '../../interaction/useHydrated.ts';
import { optionId } from './optionId.ts';
import type { SearchState } from './useSearchBar.ts';
import { useSearchBar } from './useSearchBar.ts';
import styles from './SearchBar.module.css';

const Suggestions = lazyOnDemand(() => import('./Suggestions.tsx'), 'Suggestions', 'parts');

/** A plain form that the search page answers, with or without a script; with one, it suggests products while the shopper types (spec §2). */
export function SearchBar({
  searched,
}: {
  /** Text that the field begins with; empty except on the search page. */
  readonly searched: string;
}) {
  const intl = useIntl();
  const listId = useId();
  // Without a script there is no list, and the field is no combobox.
  const scripted = useHydrated();
  const { form, field, state, open, tell, onKeyDown, onBlur, close } = useSearchBar();
  const [used, setUsed] = useState(false);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    open({ kind: 'search', text: readQuery(field.current?.value ?? '').text });
  };
  return (
    <search className={styles['root']}>
      <form ref={form} className={styles['form']} action="/search" method="get" onSubmit={submit}>
        <div className={styles['field']} onBlur={onBlur}>
          <input
            ref={field}
            className={styles['input']}
            type="search"
            name="q"
            defaultValue={searched}
            maxLength={200}
            spellCheck={false}
            autoCapitalize="none"
            enterKeyHint="search"
            aria-label={intl.formatMessage({ id: 'header.searchLabel' })}
            placeholder={intl.formatMessage({ id: 'header.searchHint' })}
            onFocus={() => setUsed(true)}
            onInput={() => {
              setUsed(true);
              tell();
            }}
            onKeyDown={onKeyDown}
            {...(scripted && comboboxOf(listId, state))}
          />
          {(used || state.hasTag('list')) && (
            <Suggestions.Part
              listId={listId}
              state={state}
              onChoose={(sku) => tell({ type: 'suggestion.chosen', sku })}
              onSearch={(text) => open({ kind: 'search', text })}
              onClose={close}
            />
          )}
        </div>
        <button className={styles['button']} type="submit">
          <Icon name="search" />
          <span className={styles['word']}>
            <FormattedMessage id="header.search" />
          </span>
        </button>
      </form>
    </search>
  );
}

/** The field of the ARIA combobox pattern: the focus stays in it while the arrows move through the list. */
function comboboxOf(listId: string, state: SearchState) {
  const { selected, hits } = state.context;
  const expanded = state.hasTag('list') && (hits?.skus.length ?? 0) > 0;
  return {
    role: 'combobox',
    autoComplete: 'off',
    'aria-autocomplete': 'list',
    'aria-expanded': expanded,
    'aria-controls': expanded ? listId : undefined,
    'aria-activedescendant': expanded && selected !== null ? optionId(listId, selected) : undefined,
  } as const;
}
