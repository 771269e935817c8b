import type { ReactNode } from 'react';
import { useId, useMemo, useState } from 'react';
import type { Bench } from './bench.ts';
import type { Cause } from './chart.ts';
import { chartOf, restingStates } from './chart.ts';
import { Diagram } from './Diagram.tsx';
import { Events } from './Events.tsx';
import { Facts } from './Facts.tsx';
import { History } from './History.tsx';
import type { Layout } from './layout.ts';
import styles from './MachineBench.module.css';
import type { Run } from './run.ts';
import { Time } from './Time.tsx';
import { Transitions } from './Transitions.tsx';
import type { Speed } from './useRun.ts';
import { useRun } from './useRun.ts';
import { causesNow, whyNot } from './causesNow.ts';

export type MachineBenchProps = {
  readonly bench: Bench;
  /** Where the diagram's parts stand. */
  readonly layout: Layout;
  /** How fast time passes at first. */
  readonly speed?: Speed;
};

/** Runs a machine by hand: its diagram with the present state marked, its events as forms, its actors' answers, its time and its history. */
export function MachineBench({ bench, layout, speed: first = 1 }: MachineBenchProps) {
  const [speed, setSpeed] = useState(first);
  const { run, view, goBackTo, startOver } = useRun(bench, speed);
  const { machine } = view.snapshot;
  const chart = useMemo(() => chartOf(machine), [machine]);
  const context: unknown = view.snapshot.context;
  const causes = causesNow(chart, view.active);
  const resting = restingStates(chart.root);
  return (
    <article className={styles['root']}>
      <header className={styles['head']}>
        <h1>{machine.id}</h1>
        <p>
          Now: <output aria-label="State">{view.history.at(-1)?.state ?? view.initial}</output>
        </p>
        <p>
          <output aria-label="Coverage">
            {resting.filter((id) => view.visited.has(id)).length} of {resting.length} states reached
          </output>
        </p>
        <button type="button" onClick={startOver}>
          Start over
        </button>
      </header>
      <div className={styles['table']} data-wide={layout.width > 860 || undefined}>
        <div className={styles['diagram']}>
          <Diagram chart={chart} layout={layout} active={view.active} />
        </div>
        <div className={styles['tools']}>
          <Part title="Events">
            <Events
              events={bench.events}
              objection={(event) => (view.snapshot.can(event) ? null : whyNot(causes, event.type))}
              onSend={run.send}
            />
          </Part>
          {run.calls.length > 0 && (
            <Part title="Answers">
              <Answers run={run} causes={causes} />
            </Part>
          )}
          <Part title="Time">
            <Time speed={speed} onSpeed={setSpeed} delay={view.delay} onDelay={run.endDelay} />
          </Part>
          <Part title="History">
            <History initial={view.initial} history={view.history} onEntry={goBackTo} />
          </Part>
          <Part title="Memory">
            <Facts context={context} />
          </Part>
        </div>
      </div>
      <Transitions chart={chart} />
    </article>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles['part']} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

/** The possible answers of the machine's actors, for those that it waits for. */
function Answers({ run, causes }: { readonly run: Run; readonly causes: readonly Cause[] }) {
  return run.calls.map(({ actor, answers }) => {
    const waits = causes.some(({ event }) => event === `${actor} answers`);
    return (
      <fieldset key={actor} className={styles['answers']}>
        <legend>
          {actor} {waits ? 'is asked' : 'is not asked now'}
        </legend>
        {answers.map(({ label }) => (
          <button
            key={label}
            type="button"
            aria-label={`${actor}: ${label}`}
            aria-disabled={!waits}
            onClick={() => {
              if (waits) void run.answer(actor, label);
            }}
          >
            {label}
          </button>
        ))}
      </fieldset>
    );
  });
}
