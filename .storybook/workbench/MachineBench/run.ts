import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { createActor } from 'xstate';
import type { Bench, Call } from './bench.ts';
import { activeIds, causeOf } from './chart.ts';
import { benchClock } from './clock.ts';

/** An act at the bench. A delay ends by itself. */
export type Deed =
  | { readonly kind: 'event'; readonly event: AnyEventObject; readonly words: string }
  | { readonly kind: 'answer'; readonly actor: string; readonly label: string }
  | { readonly kind: 'delay' };

/** A deed in the history of a run. */
export type Entry = {
  readonly number: number;
  readonly deed: Deed;
  readonly words: string;
  /** The state after it. */
  readonly state: string;
  /** Its time in ms since the start. */
  readonly at: number;
};

export type View = {
  readonly snapshot: AnyMachineSnapshot;
  /** The ids of the active states, parents first. */
  readonly active: readonly string[];
  readonly history: readonly Entry[];
  /** The state that it started in. */
  readonly initial: string;
  /** The ids of all states that were active. */
  readonly visited: ReadonlySet<string>;
  /** Rest of the next delay in ms, null while no delay is running. */
  readonly delay: number | null;
};

type Startable = Pick<Bench, 'make' | 'input'>;

/** A machine that runs on a clock of its own. */
export type Run = {
  readonly calls: readonly Call[];
  readonly view: () => View;
  readonly subscribe: (listener: () => void) => () => void;
  readonly send: (event: AnyEventObject, words: string) => void;
  readonly answer: (actor: string, label: string) => Promise<void>;
  /** Lets ms pass. While the machine waits for no delay, time stands still. */
  readonly advance: (ms: number) => void;
  /** Lets time pass until the next delay has ended. */
  readonly endDelay: () => void;
  readonly now: () => number;
  readonly stop: () => void;
};

/** `visited`: states that earlier runs have reached. */
export function startRun({ make, input }: Startable, visited: ReadonlySet<string> = new Set()): Run {
  const { machine, calls } = make();
  const clock = benchClock();
  let ended = '';
  const actor = createActor(machine, {
    input,
    clock,
    inspect: (seen) => {
      if (seen.type === '@xstate.event' && seen.event.type.startsWith('xstate.after.')) ended = seen.event.type;
    },
  }).start();
  const listeners = new Set<() => void>();
  let view = firstView(actor.getSnapshot(), clock.next());
  view = { ...view, visited: new Set([...visited, ...view.visited]) };
  const note = (deed: Deed, words: string) => {
    view = nextView(view, { deed, words, at: clock.now() }, { snapshot: actor.getSnapshot(), delay: clock.next() });
    for (const listener of listeners) listener();
  };
  const advance = (ms: number) => {
    if (clock.next() !== null) clock.advance(ms, () => note({ kind: 'delay' }, causeOf(ended, machine.root)));
  };
  return {
    calls,
    view: () => view,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    send: (event, words) => {
      actor.send(event);
      note({ kind: 'event', event, words }, words);
    },
    answer: async (name, label) => {
      const answers = calls.find((call) => call.actor === name)?.answers;
      await answers?.find((answer) => answer.label === label)?.give();
      note({ kind: 'answer', actor: name, label }, `${name}: ${label}`);
    },
    advance,
    endDelay: () => advance(clock.next() ?? 0),
    now: clock.now,
    stop: () => actor.stop(),
  };
}

function firstView(snapshot: AnyMachineSnapshot, delay: number | null): View {
  const { id } = snapshot.machine;
  const active = activeIds(id, snapshot.value);
  return { snapshot, active, initial: nameOf(id, active), history: [], visited: new Set(active), delay };
}

function nextView(
  before: View,
  did: Pick<Entry, 'deed' | 'words' | 'at'>,
  now: Pick<View, 'snapshot' | 'delay'>,
): View {
  const { id } = now.snapshot.machine;
  const active = activeIds(id, now.snapshot.value);
  const entry = { ...did, number: before.history.length + 1, state: nameOf(id, active) };
  const visited = new Set([...before.visited, ...active]);
  return { ...now, active, initial: before.initial, history: [...before.history, entry], visited };
}

/** The active states without children: one, or one of each part of a parallel machine. */
function nameOf(machine: string, active: readonly string[]): string {
  const leaves = active.filter((id) => !active.some((other) => other.startsWith(`${id}.`)));
  return leaves.map((id) => id.slice(machine.length + 1)).join(' + ');
}

/** Does the same again on a new run, at the same times. Delays end by themselves, and reached states stay reached. */
export async function replay(bench: Startable, { history, visited }: Pick<View, 'history' | 'visited'>): Promise<Run> {
  const run = startRun(bench, visited);
  for (const { deed, words, at } of history) {
    run.advance(at - run.now());
    if (deed.kind === 'event') run.send(deed.event, words);
    if (deed.kind === 'answer') await run.answer(deed.actor, deed.label);
  }
  return run;
}
