import type { AnyEventObject, AnyStateMachine } from 'xstate';
import type { EventForm } from './fields.ts';

/** An output that an actor can answer with. */
export type Answer = { readonly label: string; readonly give: () => Promise<void> };

/** An actor that the machine calls, with its possible answers. */
export type Call = { readonly actor: string; readonly answers: readonly Answer[] };

/** A machine at the bench. */
export type Bench<Event extends AnyEventObject = AnyEventObject> = {
  /** Makes the machine and the actors that it calls. Each run has its own, so that a call of an earlier run is never answered in a later one. */
  readonly make: () => { readonly machine: AnyStateMachine; readonly calls: readonly Call[] };
  readonly input?: object;
  readonly events: readonly EventForm<Event>[];
};

type Answerable<Output> = {
  readonly pending: { readonly length: number };
  readonly answer: (output: Output | Error, index: number) => Promise<void>;
};

/** One answer for each output. It answers the newest call: the machine no longer listens to those before. An `Error` breaks its promise. */
export function callOf<Output>(
  actor: string,
  { pending, answer }: Answerable<Output>,
  outputs: Readonly<Record<string, Output | Error>>,
): Call {
  const answers = Object.entries(outputs).map(([label, output]) => ({
    label,
    give: () => answer(output, pending.length - 1),
  }));
  return { actor, answers };
}

export const noConnection = new Error('No connection');
