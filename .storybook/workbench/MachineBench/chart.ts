import type { AnyStateMachine, AnyStateNode } from 'xstate';

/** Why a machine leaves a state, by the names that the machine gives to events, actors, delays and guards. */
export type Cause = { readonly event: string; readonly guard: string | null };

/** A state of the diagram with its child states. */
export type ChartState = {
  readonly id: string;
  readonly name: string;
  readonly states: readonly ChartState[];
  /** Causes that change data only and leave the state as it is. */
  readonly stays: readonly Cause[];
  /** It is left at once, whatever the data says. */
  readonly isPassing: boolean;
  /** The id of the child that it begins with, null without children. */
  readonly initial: string | null;
};

/** A transition with everything that causes it. `from` a parent state means from any of its children. */
export type ChartArrow = { readonly from: string; readonly to: string; readonly causes: readonly Cause[] };

export type Chart = {
  /** The machine itself. Its arrows apply in every state. */
  readonly root: ChartState;
  readonly arrows: readonly ChartArrow[];
};

/** Reads states and transitions from the machine itself, so that the diagram is always current. */
export function chartOf(machine: AnyStateMachine): Chart {
  const arrows = new Map<string, { from: string; to: string; causes: Cause[] }>();
  for (const node of nodesBelow(machine.root))
    for (const { target, cause } of transitionsOf(node)) {
      if (target === null || target === node) continue;
      const name = `${node.id} ${target.id}`;
      const arrow = arrows.get(name) ?? { from: node.id, to: target.id, causes: [] };
      arrow.causes.push(cause);
      arrows.set(name, arrow);
    }
  return { root: stateOf(machine.root), arrows: [...arrows.values()] };
}

function nodesBelow(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap(nodesBelow)];
}

function stateOf(node: AnyStateNode): ChartState {
  const transitions = transitionsOf(node);
  const stays = transitions.filter(({ target }) => target === null || target === node);
  const isPassing = (node.always ?? []).some(({ guard }) => guard === undefined);
  const states = Object.values(node.states).map(stateOf);
  const initial = states.length === 0 ? null : (node.initial.target[0]?.id ?? null);
  return { id: node.id, name: node.key, states, stays: stays.map(({ cause }) => cause), isPassing, initial };
}

type Transition = { readonly target: AnyStateNode | null; readonly cause: Cause };

function transitionsOf(node: AnyStateNode): Transition[] {
  const groups = [['', node.always ?? []], ...node.transitions] as const;
  return groups.flatMap(([event, candidates]) =>
    candidates.map(({ target, guard, actions }, index) => ({
      target: target?.[0] ?? null,
      cause: {
        event: causeOf(event, node),
        guard:
          guardOf(guard) ?? remainder({ isElse: index > 0, isIgnored: target === undefined && actions.length === 0 }),
      },
    })),
  );
}

/** A candidate without a guard is taken when none before it was. One without target and action is there to stop the parent's. */
function remainder({ isElse, isIgnored }: { readonly isElse: boolean; readonly isIgnored: boolean }): string | null {
  if (isIgnored) return 'ignored';
  return isElse ? 'otherwise' : null;
}

/** Describes XState's internal events by the names that the machine gives to actors and delays. */
export function causeOf(event: string, { invoke }: AnyStateNode): string {
  const actor = invoke[0]?.src;
  const source = typeof actor === 'string' ? actor : 'the actor';
  if (event === '') return 'at once';
  if (event.startsWith('xstate.done.actor')) return `${source} answers`;
  if (event.startsWith('xstate.error.actor')) return `${source} breaks`;
  const [, delay] = /^xstate\.after\.(\w+)\./.exec(event) ?? [];
  return delay === undefined ? event : `after ${delay}`;
}

function guardOf(guard: unknown): string | null {
  if (typeof guard === 'string') return guard;
  if (typeof guard !== 'object' || guard === null || !('type' in guard)) return null;
  const params = 'params' in guard && typeof guard.params === 'string' ? ` ${guard.params}` : '';
  return `${String(guard.type)}${params}`;
}

/** The states that a machine can stay in: those without children that are not left at once. */
export function restingStates({ id, states, isPassing }: ChartState): string[] {
  if (states.length > 0) return states.flatMap(restingStates);
  return isPassing ? [] : [id];
}

/** A cause as one line: `placeOrder answers [refused]`. */
export const wordsOf = ({ event, guard }: Cause): string => (guard === null ? event : `${event} [${guard}]`);

/** The ids of the active states, parents first: `{ loggingIn: 'editing' }` of `panel` gives two. */
export function activeIds(machineId: string, value: unknown): string[] {
  if (typeof value === 'string') return [`${machineId}.${value}`];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [
    `${machineId}.${name}`,
    ...activeIds(`${machineId}.${name}`, inner),
  ]);
}
