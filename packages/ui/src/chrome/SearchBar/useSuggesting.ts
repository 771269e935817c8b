import type { EnterTarget } from '@platine/domain/search/autocomplete.ts';
import { useQueryClient } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useApiClient } from '../../api/ApiClient.tsx';
import { loadWithWords } from '../../i18n/loadWithWords.ts';
import type { SearchActor, SearchState } from './startSearch.ts';
import type { Suggestions } from './Suggestions.tsx';

/** The running machine and what shows its suggestions. */
type Running = { readonly actor: SearchActor; readonly Suggestions: typeof Suggestions };

export type Suggesting = {
  /** Undefined until the interactive part has been loaded: until then the form is a plain one. */
  readonly running: Running | undefined;
  readonly state: SearchState | undefined;
  /** Loads the interactive part, once. */
  readonly load: () => void;
};

/** The search bar's machine, loaded when the field is first used: the first paint does not need it. */
export function useSuggesting(
  field: RefObject<HTMLInputElement | null>,
  open: (target: EnterTarget) => void,
): Suggesting {
  const client = useApiClient();
  const queryClient = useQueryClient();
  const [running, setRunning] = useState<Running | undefined>();
  const asked = useRef(false);
  const state = useSnapshot(running?.actor);

  useEffect(() => {
    if (running === undefined) return undefined;
    // Text typed while the machine loaded counts, too. From now on the field sends each change.
    const text = field.current?.value ?? '';
    if (text !== field.current?.defaultValue) running.actor.send({ type: 'text.edited', text });
    return () => {
      running.actor.stop();
    };
  }, [field, running]);

  const load = () => {
    if (asked.current) return;
    asked.current = true;
    void loadWithWords(() => import('./interactive.ts')).then(
      ({ interactive: { startSearch, Suggestions } }) => {
        setRunning({ actor: startSearch({ client, queryClient, open }), Suggestions });
      },
      // Without a connection the form stays a plain one; the next time the field is used may bring it.
      () => {
        asked.current = false;
      },
    );
  };
  // The shopper may have begun before the page's script came.
  useEffect(() => {
    if (document.activeElement === field.current) load();
  });
  return { running, state, load };
}

function useSnapshot(actor: SearchActor | undefined): SearchState | undefined {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const subscription = actor?.subscribe(onChange);
      return () => subscription?.unsubscribe();
    },
    [actor],
  );
  const snapshot = () => actor?.getSnapshot();
  return useSyncExternalStore(subscribe, snapshot, snapshot);
}
