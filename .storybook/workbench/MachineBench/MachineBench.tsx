import { useMachine } from '@xstate/react';
import type { AnyEventObject, AnyStateMachine } from 'xstate';
import { activeIds, chartOf } from './chart.ts';
import { Diagram } from './Diagram.tsx';
import styles from './MachineBench.module.css';

/** A button that makes one of the machine's actors answer. */
export type BenchAnswer = { readonly label: string; readonly give: () => Promise<void> };

export type BenchEvent<Event extends AnyEventObject = AnyEventObject> = {
  /** Distinguishes events of the same type. */
  readonly label?: string;
  readonly event: Event;
};

export type MachineBenchProps = {
  /** The machine with its actors and actions provided. */
  readonly machine: AnyStateMachine;
  readonly input?: object;
  readonly events: readonly BenchEvent[];
  readonly answers?: readonly BenchAnswer[];
};

/** Runs a machine by hand: its diagram with the current state marked, and buttons for its events and its actors' answers. */
export function MachineBench({ machine, input, events, answers = [] }: MachineBenchProps) {
  const [snapshot, send] = useMachine(machine, { input });
  const active = activeIds(machine.id, snapshot.value);
  const initial = machine.root.initial.target[0]?.key ?? '';
  return (
    <article className={styles['root']}>
      <h1>{machine.id}</h1>
      <Diagram chart={chartOf(machine)} initial={initial} active={active} />
      <output className={styles['present']} aria-label="State">
        {active.at(-1)?.slice(machine.id.length + 1)}
      </output>
      <Buttons
        title="Events"
        buttons={events.map(({ label, event }) => ({
          name: label === undefined ? event.type : `${event.type}: ${label}`,
          heard: snapshot.can(event),
          press: () => send(event),
        }))}
      />
      {answers.length > 0 && (
        <Buttons
          title="Answers"
          buttons={answers.map(({ label, give }) => ({ name: label, heard: true, press: () => void give() }))}
        />
      )}
      <Transitions machine={machine} />
      <section className={styles['part']} aria-label="Context">
        <h2>Context</h2>
        <pre className={styles['context']}>{JSON.stringify(snapshot.context, null, 2)}</pre>
      </section>
    </article>
  );
}

type BenchButton = { readonly name: string; readonly heard: boolean; readonly press: () => void };

function Buttons({ title, buttons }: { readonly title: string; readonly buttons: readonly BenchButton[] }) {
  return (
    <section className={styles['part']} aria-label={title}>
      <h2>{title}</h2>
      <div className={styles['buttons']}>
        {buttons.map(({ name, heard, press }) => (
          <button key={name} type="button" aria-disabled={!heard} onClick={press}>
            {name}
          </button>
        ))}
      </div>
    </section>
  );
}

/** The diagram as text. It also lists the transitions that apply in every state. */
function Transitions({ machine }: { readonly machine: AnyStateMachine }) {
  const { root, arrows } = chartOf(machine);
  const name = (id: string) => (id === root.id ? 'any state' : id.slice(root.id.length + 1));
  return (
    <table className={styles['transitions']}>
      <caption>Transitions</caption>
      <thead>
        <tr>
          <th scope="col">From</th>
          <th scope="col">Cause</th>
          <th scope="col">To</th>
        </tr>
      </thead>
      <tbody>
        {arrows.flatMap(({ from, to, causes }) =>
          causes.map((cause) => (
            <tr key={`${from} ${cause} ${to}`}>
              <td>{name(from)}</td>
              <td>{cause}</td>
              <td>{from === to ? 'stays' : name(to)}</td>
            </tr>
          )),
        )}
      </tbody>
    </table>
  );
}
