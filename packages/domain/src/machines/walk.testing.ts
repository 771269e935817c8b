import type { AnyEventObject, AnyStateMachine } from 'xstate';
import { getShortestPaths } from 'xstate/graph';

/** Walks a machine's graph by these events and names the states it reached, sorted. For tests: a state nobody reaches is dead. */
export function reachedStates(machine: AnyStateMachine, events: AnyEventObject[]): string[] {
  const paths = getShortestPaths(machine, { events, limit: 2000 });
  return [...new Set(paths.map(({ state }) => JSON.stringify(state.value)))].toSorted();
}

/** An actor's answer as the graph sees it: the invocation in `state` of `machine` is done with `output`. */
export function answered(machine: AnyStateMachine, state: string, output: unknown): AnyEventObject {
  const actorId = `0.${machine.id}.${state}`;
  return { type: `xstate.done.actor.${actorId}`, output, actorId };
}
