import { deferredActor } from '@platine/domain/machines/deferredActor.testing.ts';
import type { Outcome } from '@platine/domain/contract/envelope.ts';
import type { SearchBarEvent } from '@platine/domain/machines/searchBar.ts';
import { searchBar } from '@platine/domain/machines/searchBar.ts';
import type { Hits } from '@platine/domain/search/autocomplete.ts';
import type { BenchEvent } from '../MachineBench/MachineBench.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { answersOf, expectSteps, noConnection } from '../MachineBench/bench.testing.ts';
import { MachineBench } from '../MachineBench/MachineBench.tsx';

const suggest = deferredActor<Outcome<Hits>, string>();
const machine = searchBar.provide({ actors: { suggest: suggest.logic }, actions: { openTarget: () => undefined } });

const events: readonly BenchEvent<SearchBarEvent>[] = [
  { label: 're', event: { type: 'text.edited', text: 're' } },
  { label: 'relay', event: { type: 'text.edited', text: 'relay' } },
  { label: 'down', event: { type: 'arrow.pressed', direction: 'down' } },
  { label: 'up', event: { type: 'arrow.pressed', direction: 'up' } },
  { event: { type: 'enter.pressed' } },
  { event: { type: 'escape.pressed' } },
  { event: { type: 'suggestion.chosen', sku: 7 } },
  { event: { type: 'field.left' } },
  { event: { type: 'location.changed' } },
];
const found = (text: string): Outcome<Hits> => ({ kind: 'data', data: { text, skus: [7, 9], maxHit: 2 } });
const answers = answersOf('suggest', suggest, {
  'two products': found('relay'),
  'an older text': found('rel'),
  'no connection': noConnection,
});

/** Spec §4, D21: suggestions after a pause, only while they match the current text. */
const meta = {
  component: MachineBench,
  parameters: { layout: 'fullscreen' },
  args: { machine, events, answers },
} satisfies Meta<typeof MachineBench>;

export default meta;

export const Bench: StoryObj<typeof meta> = {
  play: ({ canvas }) =>
    expectSteps(canvas, [
      'resting',
      ['text.edited: re', 'resting'],
      ['text.edited: relay', 'asking'],
      ['suggest: an older text', 'resting'],
      ['text.edited: relay', 'asking'],
      ['suggest: two products', 'suggesting'],
      ['escape.pressed', 'resting'],
    ]),
};
