import { deferredActor } from '@platine/domain/machines/deferredActor.testing.ts';
import type { Outcome } from '@platine/domain/contract/envelope.ts';
import type { SearchBarEvent } from '@platine/domain/machines/searchBar.ts';
import { searchBar } from '@platine/domain/machines/searchBar.ts';
import type { Hits } from '@platine/domain/search/autocomplete.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Bench } from '../MachineBench/bench.ts';
import { callOf, noConnection } from '../MachineBench/bench.ts';
import type { BenchArgs } from '../MachineBench/benchStory.tsx';
import { expectStart, expectWalk, ofBench } from '../MachineBench/benchStory.tsx';
import { choiceField, eventForm, numberField, plainEvent, textField } from '../MachineBench/fields.ts';

const found = (text: string): Outcome<Hits> => ({ kind: 'data', data: { text, skus: [7, 9], maxHit: 2 } });
const text = textField('Text', 'relay');
const directions: Readonly<Record<string, 'up' | 'down'>> = { down: 'down', up: 'up' };
const direction = choiceField('Direction', directions);
const sku = numberField('SKU', 7);

const bench: Bench<SearchBarEvent> = {
  make: () => {
    const suggest = deferredActor<Outcome<Hits>, string>();
    return {
      machine: searchBar.provide({
        actors: { suggest: suggest.logic },
        actions: { openTarget: () => undefined },
      }),
      calls: [
        callOf('suggest', suggest, {
          'products for “relay”': found('relay'),
          'products for an older text': found('rel'),
          'no connection': noConnection,
        }),
      ],
    };
  },
  events: [
    eventForm('text.edited', [text], (read) => ({ type: 'text.edited', text: read(text) })),
    eventForm('arrow.pressed', [direction], (read) => ({ type: 'arrow.pressed', direction: read(direction) })),
    plainEvent('enter.pressed'),
    plainEvent('escape.pressed'),
    eventForm('suggestion.chosen', [sku], (read) => ({ type: 'suggestion.chosen', sku: read(sku) })),
    plainEvent('field.left'),
    plainEvent('location.changed'),
  ],
};

/** Spec §4, D21: suggestions after a pause, only while they match the current text. */
const meta = {
  ...ofBench,
  args: { bench },
} satisfies Meta<BenchArgs>;

export default meta;
type Story = StoryObj<BenchArgs>;

/** Nothing is done yet: send events, answer the calls, let time pass. */
export const Try: Story = { play: ({ canvasElement }) => expectStart(canvasElement, 'resting') };

/** The walk through every state. */
export const Proof: Story = {
  args: { speed: 0 },
  play: ({ canvasElement }) =>
    expectWalk(canvasElement, [
      ['text.edited', 'resting', { Text: 're' }],
      ['text.edited', 'pausing', { Text: 'relay' }],
      ['time', 'asking'],
      ['suggest: products for an older text', 'resting'],
      ['text.edited', 'pausing'],
      ['time', 'asking'],
      ['suggest: no connection', 'failed'],
      ['arrow.pressed', 'pausing'],
      ['time', 'asking'],
      ['suggest: products for “relay”', 'suggesting'],
      ['arrow.pressed', 'suggesting'],
      ['enter.pressed', 'resting'],
    ]),
};
