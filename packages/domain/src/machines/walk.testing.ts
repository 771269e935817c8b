import type { AnyEventObject, AnyStateMachine, AnyStateNode, StateValue } from 'xstate';
import { transition } from 'xstate';
import { getShortestPaths } from 'xstate/graph';

/** The names of the states, sorted, that these events reach in a machine's graph. */
export function reachedStates(machine: AnyStateMachine, events: AnyEventObject[], input?: unknown): string[] {
  const paths = getShortestPaths(machine, { events, input, limit: 20_000 });
  return [...new Set(paths.map(({ state }) => JSON.stringify(state.value)))].toSorted();
}

/** The names of all states, sorted, except transient ones, which the machine leaves at once. */
export function restingStates(machine: AnyStateMachine): string[] {
  return namesBelow(machine.root).toSorted();
}

function namesBelow(node: AnyStateNode): string[] {
  const children = Object.values(node.states);
  if (children.length > 0) return children.flatMap(namesBelow);
  const isPassing = (node.always ?? []).some(({ guard }) => guard === undefined);
  return isPassing ? [] : [JSON.stringify(valueOf(node.path.join('.')))];
}

/** The event of an invocation in `state` of `machine` that is done with `output`. */
export function answered(machine: AnyStateMachine, state: string, output: unknown): AnyEventObject {
  const actorId = `0.${machine.id}.${state}`;
  return { type: `xstate.done.actor.${actorId}`, output, actorId };
}

/** The event of an invocation whose promise is rejected. */
export function broken(machine: AnyStateMachine, state: string): AnyEventObject {
  const actorId = `0.${machine.id}.${state}`;
  return { type: `xstate.error.actor.${actorId}`, error: new Error('broken'), actorId };
}

/** The event of a delay of `state` that has passed. */
export function elapsed(machine: AnyStateMachine, state: string, delay: string): AnyEventObject {
  return { type: `xstate.after.${delay}.${machine.id}.${state}` };
}

/** The state after an event: 'loggingIn.editing' and 'login.submitted' give 'loggingIn.submitting'. */
export function stateAfter(
  machine: AnyStateMachine,
  from: { readonly state: string; readonly context: object },
  event: AnyEventObject,
): string {
  const snapshot = machine.resolveState({ value: valueOf(from.state), context: from.context });
  const [next] = transition(machine, snapshot, event);
  return nameOf(next.value);
}

/** The path of a state value: `{ loggingIn: 'editing' }` is 'loggingIn.editing'. */
export function nameOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  return Object.entries(value)
    .map(([parent, child]) => `${parent}.${nameOf(child)}`)
    .join(' + ');
}

function valueOf(name: string): StateValue {
  const [parent = '', ...rest] = name.split('.');
  return rest.length === 0 ? parent : { [parent]: valueOf(rest.join('.')) };
}
