/** The parts of a running machine that its user sees. */
export type Running<Snapshot, Event> = {
  readonly getSnapshot: () => Snapshot;
  readonly subscribe: (onChange: () => void) => { readonly unsubscribe: () => void };
  readonly send: (event: Event) => void;
  readonly stop: () => void;
};

/** A machine whose code no page needs before somebody does something. */
export type LaterActor<Snapshot, Event> = {
  /** Undefined until it runs. */
  readonly snapshot: () => Snapshot | undefined;
  /** Events that it gets once it runs, in order. */
  readonly kept: () => readonly Event[];
  readonly subscribe: (onChange: () => void) => () => void;
  /** Begins to fetch it and keeps the event until it runs: nothing that was done is lost. */
  readonly send: (event: Event) => void;
  /** For what does not matter to a machine that was told nothing yet. */
  readonly tell: (event: Event) => void;
  readonly start: () => void;
  readonly stop: () => void;
};

type Later<Event> = {
  /** When its code cannot be fetched: what it was never told. The next event tries again. */
  readonly onLost?: (events: readonly Event[]) => void;
};

/** @param load Fetches the machine and starts it. */
export function laterActor<Snapshot, Event>(
  load: () => Promise<Running<Snapshot, Event>>,
  { onLost }: Later<Event> = {},
): LaterActor<Snapshot, Event> {
  const { subscribe, changed } = listenerList();
  let running: Running<Snapshot, Event> | undefined;
  let kept: readonly Event[] = [];

  const run = (actor: Running<Snapshot, Event>) => {
    const told = kept;
    kept = [];
    running = actor;
    for (const event of told) actor.send(event);
    actor.subscribe(changed);
    changed();
  };
  const lose = () => {
    const lost = kept;
    kept = [];
    onLost?.(lost);
    changed();
  };
  const fetching = fetchOnce(load, run, lose);
  const start = () => {
    if (running === undefined) fetching.start();
  };
  const send = (event: Event) => {
    if (running !== undefined) return running.send(event);
    kept = [...kept, event];
    start();
    return changed();
  };
  const tell = (event: Event) => {
    if (running !== undefined || kept.length > 0) send(event);
  };
  const stop = () => {
    fetching.giveUp();
    running?.stop();
    running = undefined;
  };
  return { snapshot: () => running?.getSnapshot(), kept: () => kept, subscribe, send, tell, start, stop };
}

/** One fetch at a time; a machine that comes after giving up is stopped. */
function fetchOnce<Actor extends { readonly stop: () => void }>(
  load: () => Promise<Actor>,
  onThere: (actor: Actor) => void,
  onFailed: () => void,
) {
  let present: object | null = null;
  const end = (fetch: object, act: () => void, otherwise?: () => void) => {
    if (present !== fetch) return otherwise?.();
    present = null;
    return act();
  };
  return {
    start: () => {
      if (present !== null) return;
      const fetch = {};
      present = fetch;
      load().then(
        (actor) =>
          end(
            fetch,
            () => onThere(actor),
            () => actor.stop(),
          ),
        () => end(fetch, onFailed),
      );
    },
    giveUp: () => {
      present = null;
    },
  };
}

function listenerList() {
  const listeners = new Set<() => void>();
  return {
    changed: () => {
      for (const listener of listeners) listener();
    },
    subscribe: (onChange: () => void) => {
      listeners.add(onChange);
      return () => {
        listeners.delete(onChange);
      };
    },
  };
}
