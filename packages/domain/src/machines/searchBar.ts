import { assign, fromPromise, setup } from 'xstate';
import type { Outcome } from '../contract/envelope.ts';
import type { EnterTarget, Hits } from '../search/autocomplete.ts';
import { enterTarget, moveSelection, searchPause, showsHits, wantsAutocomplete } from '../search/autocomplete.ts';
import { readQuery } from '../search/words.ts';
import { actionNotProvided, actorNotProvided } from './notProvided.ts';
import type { Failure } from './outcome.ts';
import { failureOf, noAnswer } from './outcome.ts';

export type SearchBarContext = {
  readonly text: string;
  /** The last answer, if it matches the current text (D21). */
  readonly hits: Hits | null;
  /** Index of the selected suggestion; null while the text itself is selected. */
  readonly selected: number | null;
  readonly failure: Failure | null;
};

export type SearchBarEvent =
  | { readonly type: 'text.edited'; readonly text: string }
  | { readonly type: 'arrow.pressed'; readonly direction: 'up' | 'down' }
  | { readonly type: 'enter.pressed' }
  | { readonly type: 'escape.pressed' }
  | { readonly type: 'suggestion.chosen'; readonly sku: number }
  | { readonly type: 'field.left' }
  | { readonly type: 'location.changed' };

const types: { context?: SearchBarContext; events?: SearchBarEvent; tags?: 'list' | 'busy' } = {};

/**
 * The search bar, an ARIA combobox. 500 ms after the last keystroke it requests suggestions for a text of at least 3 characters, and shows
 * them only while they match the text (spec §4, §5, §9, D21). Enter, Escape, blur and navigation close the list.
 */
export const searchBar = setup({
  types,
  delays: { searchPause },
  actors: { suggest: fromPromise<Outcome<Hits>, string>(actorNotProvided('suggest')) },
  actions: {
    keepText: assign(({ context }, text: string) => ({
      text,
      hits: showsHits(text, context.hits) ? context.hits : null,
    })),
    keepHits: assign((_, outcome: Outcome<Hits>) => (outcome.kind === 'data' ? { hits: outcome.data } : {})),
    keepFailure: assign({ failure: (_, outcome: Outcome<unknown>) => failureOf(outcome) }),
    loseConnection: assign({ failure: noAnswer }),
    clearFailure: assign({ failure: null }),
    select: assign(({ context }, direction: 'up' | 'down') => ({
      selected: moveSelection(context.selected, direction, context.hits?.skus.length ?? 0),
    })),
    unselect: assign({ selected: null }),
    openTarget: actionNotProvided<EnterTarget>('openTarget'),
  },
  guards: {
    isAnswered: ({ context }) => showsHits(context.text, context.hits),
    isAnsweredBy: ({ context }, outcome: Outcome<Hits>) =>
      outcome.kind === 'data' && showsHits(context.text, outcome.data),
    wantsAutocomplete: ({ context }) => wantsAutocomplete(context.text),
    failed: (_, outcome: Outcome<unknown>) => outcome.kind !== 'data',
    hasText: ({ context }) => readQuery(context.text).text !== '',
  },
}).createMachine({
  id: 'searchBar',
  initial: 'resting',
  context: { text: '', hits: null, selected: null, failure: null },
  on: {
    'text.edited': { target: '.weighing', actions: { type: 'keepText', params: ({ event }) => event.text } },
    'enter.pressed': {
      guard: 'hasText',
      target: '.resting',
      actions: {
        type: 'openTarget',
        params: ({ context }) => enterTarget(context.text, context.hits, context.selected),
      },
    },
    'suggestion.chosen': {
      target: '.resting',
      actions: { type: 'openTarget', params: ({ event }) => ({ kind: 'product', sku: event.sku }) },
    },
    'escape.pressed': '.resting',
    'field.left': '.resting',
    'location.changed': '.resting',
  },
  states: {
    weighing: {
      entry: 'unselect',
      always: [
        { guard: 'isAnswered', target: 'suggesting' },
        { guard: 'wantsAutocomplete', target: 'pausing' },
        { target: 'resting' },
      ],
    },
    // An arrow key reopens the list that Escape closed, or requests suggestions again.
    resting: { entry: 'unselect', on: { 'arrow.pressed': 'weighing' } },
    pausing: { after: { searchPause: 'asking' } },
    asking: {
      tags: 'busy',
      invoke: {
        src: 'suggest',
        input: ({ context }) => readQuery(context.text).text,
        onDone: [
          {
            guard: { type: 'failed', params: ({ event }) => event.output },
            target: 'failed',
            actions: { type: 'keepFailure', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isAnsweredBy', params: ({ event }) => event.output },
            target: 'suggesting',
            actions: { type: 'keepHits', params: ({ event }) => event.output },
          },
          { target: 'resting' },
        ],
        onError: { target: 'failed', actions: 'loseConnection' },
      },
    },
    suggesting: {
      tags: 'list',
      on: { 'arrow.pressed': { actions: { type: 'select', params: ({ event }) => event.direction } } },
    },
    failed: { exit: 'clearFailure', on: { 'arrow.pressed': 'weighing' } },
  },
});
