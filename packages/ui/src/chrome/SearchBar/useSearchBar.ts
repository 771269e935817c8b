import type { Outcome } from '@platine/domain/contract/envelope.ts';
import type { SearchBarEvent } from '@platine/domain/machines/searchBar.ts';
import { searchBar } from '@platine/domain/machines/searchBar.ts';
import type { EnterTarget, Hits } from '@platine/domain/search/autocomplete.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import type { FocusEvent, KeyboardEvent } from 'react';
import { useEffect, useRef } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { SnapshotFrom } from 'xstate';
import { fromPromise } from 'xstate';
import { useApiClient } from '../../api/ApiClient.tsx';
import { loadWithWords } from '../../i18n/loadWithWords.ts';
import { useInputBeforeHydration } from '../../interaction/useInputBeforeHydration.ts';
import { productPath, searchPath } from '../../routing/paths.ts';

export type SearchState = SnapshotFrom<typeof searchBar>;

const keys: Readonly<Record<string, SearchBarEvent>> = {
  ArrowUp: { type: 'arrow.pressed', direction: 'up' },
  ArrowDown: { type: 'arrow.pressed', direction: 'down' },
  Enter: { type: 'enter.pressed' },
  Escape: { type: 'escape.pressed' },
};

/** The search bar's machine, with the shopper's input as its events and the shop as its source of suggestions. */
export function useSearchBar() {
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [, navigate] = useLocation();

  /** Goes to the target with the focus on the page's content: a screen reader announces it, and a phone closes its keyboard. */
  const open = (target: EnterTarget) => {
    navigate(target.kind === 'product' ? productPath(target.sku) : searchPath(target.text));
    field.current?.blur();
    document.querySelector('main')?.focus({ preventScroll: true });
  };
  const [state, send, actor] = useSearchMachine(open);

  /** Sends an event, after the text of the field when the machine does not have it yet. */
  const tell = (event?: SearchBarEvent) => {
    const text = field.current?.value ?? '';
    if (text !== actor.getSnapshot().context.text) send({ type: 'text.edited', text });
    if (event !== undefined) send(event);
  };

  useInputBeforeHydration(field, (_, input) => {
    if (input === document.activeElement) tell();
  });

  useNewPlace(() => {
    // The field shows the page's search text, and belongs to the shopper while the page stays.
    form.current?.reset();
    send({ type: 'location.changed' });
  });

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // An input method uses the keys itself while it composes letters.
    if (event.nativeEvent.isComposing) return;
    const pressed = keys[event.key];
    if (pressed === undefined) return;
    // Without a list, Escape is left to the browser, which clears a search field.
    if (pressed.type !== 'escape.pressed' || state.hasTag('list')) event.preventDefault();
    tell(pressed);
  };
  const onBlur = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) send({ type: 'field.left' });
  };
  const close = () => {
    field.current?.focus();
    send({ type: 'escape.pressed' });
  };
  return { form, field, state, open, tell, onKeyDown, onBlur, close };
}

function useSearchMachine(open: (target: EnterTarget) => void) {
  const client = useApiClient();
  const queryClient = useQueryClient();
  return useMachine(
    searchBar.provide({
      actors: {
        // No page needs its code to work: it comes with the first text.
        suggest: fromPromise<Outcome<Hits>, string>(async ({ input }) => {
          const { loadSuggestions } = await loadWithWords(() => import('../../queries/suggestions.ts'), 'parts');
          return loadSuggestions(client, queryClient, input);
        }),
      },
      actions: { openTarget: (_, target) => open(target) },
    }),
  );
}

/** Calls `onNew` after the page has rendered at another address. */
function useNewPlace(onNew: () => void): void {
  const [path] = useLocation();
  const place = `${path}?${useSearch()}`;
  const known = useRef(place);
  useEffect(() => {
    if (known.current === place) return;
    known.current = place;
    onNew();
  });
}
