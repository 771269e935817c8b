import type { SearchBarEvent } from '@platine/domain/machines/searchBar.ts';
import type { EnterTarget } from '@platine/domain/search/autocomplete.ts';
import type { FocusEvent, KeyboardEvent } from 'react';
import { useEffect, useRef } from 'react';
import { useLocation, useSearch } from 'wouter';
import { productPath, searchPath } from '../../routing/paths.ts';
import { useSuggesting } from './useSuggesting.ts';

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

  /** Goes there with the focus on the page itself: that says what is new, and a phone's keyboard leaves. */
  const open = (target: EnterTarget) => {
    navigate(target.kind === 'product' ? productPath(target.sku) : searchPath(target.text));
    field.current?.blur();
    document.querySelector('main')?.focus({ preventScroll: true });
  };
  const { running, state, load } = useSuggesting(field, open);
  const actor = running?.actor;

  /** The machine knows the text as it stands in the field, however it came there. */
  const tell = (event?: SearchBarEvent) => {
    const text = field.current?.value ?? '';
    if (text !== actor?.getSnapshot().context.text) actor?.send({ type: 'text.edited', text });
    if (event !== undefined) actor?.send(event);
  };

  useNewPlace(() => {
    // The field follows the page, and is the shopper's while the page stays.
    form.current?.reset();
    actor?.send({ type: 'location.changed' });
  });

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // While letters are being composed, the keys are the keyboard's own. Without a list, browsers clear a search field by Escape.
    if (actor === undefined || event.nativeEvent.isComposing) return;
    const pressed = keys[event.key];
    if (pressed === undefined) return;
    if (pressed.type !== 'escape.pressed' || state?.hasTag('list') === true) event.preventDefault();
    tell(pressed);
  };
  const onBlur = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) actor?.send({ type: 'field.left' });
  };
  const close = () => {
    field.current?.focus();
    actor?.send({ type: 'escape.pressed' });
  };
  return { form, field, running, state, load, open, tell, onKeyDown, onBlur, close };
}

/** Tells when the page's place has changed, after it was drawn. */
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
