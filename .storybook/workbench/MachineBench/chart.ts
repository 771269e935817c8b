import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { toDirectedGraph } from 'xstate/graph';

/** A state of the diagram with its child states. */
export type ChartState = { readonly id: string; readonly name: string; readonly states: readonly ChartState[] };

/** A transition with every event that causes it. `from` and `to` may be parent states. */
export type ChartArrow = { readonly from: string; readonly to: string; readonly causes: readonly string[] };

export type Chart = {
  /** The machine itself. Its arrows apply in every state. */
  readonly root: ChartState;
  readonly arrows: readonly ChartArrow[];
};

/** Reads states and transitions from the machine itself, so that the diagram is always current. */
export function chartOf(machine: AnyStateMachine): Chart {
  const arrows = new Map<string, { from: string; to: string; causes: string[] }>();
  const add = (from: AnyStateNode, to: AnyStateNode, cause: string) => {
    const name = `${from.id} ${to.id}`;
    const arrow = arrows.get(name) ?? { from: from.id, to: to.id, causes: [] };
    arrow.causes.push(cause);
    arrows.set(name, arrow);
  };
  const collect = ({ stateNode, children, edges }: ReturnType<typeof toDirectedGraph>) => {
    // XState's graph omits eventless transitions.
    for (const { target, guard } of stateNode.always ?? [])
      for (const to of target ?? []) add(stateNode, to, `at once${guardOf(guard)}`);
    for (const { source, target, label, transition } of edges)
      add(source, target, causeOf(label.text, stateNode) + guardOf(transition.guard));
    for (const child of children) collect(child);
  };
  const graph = toDirectedGraph(machine);
  collect(graph);
  return { root: stateOf(graph.stateNode), arrows: [...arrows.values()] };
}

function stateOf(node: AnyStateNode): ChartState {
  return { id: node.id, name: node.key, states: Object.values(node.states).map(stateOf) };
}

/** Describes XState's internal events by the names that the machine gives to actors and delays. */
function causeOf(event: string, { invoke }: AnyStateNode): string {
  const actor = invoke[0]?.src;
  const source = typeof actor === 'string' ? actor : 'the actor';
  if (event.startsWith('xstate.done.actor')) return `${source} answers`;
  if (event.startsWith('xstate.error.actor')) return `${source} breaks`;
  const [, delay] = /^xstate\.after\.(\w+)\./.exec(event) ?? [];
  return delay === undefined ? event : `after ${delay}`;
}

function guardOf(guard: unknown): string {
  if (typeof guard === 'string') return ` [${guard}]`;
  const named = typeof guard === 'object' && guard !== null && 'type' in guard;
  return named ? ` [${String(guard.type)}]` : '';
}

/** The ids of the active states, parents first: `{ loggingIn: 'editing' }` of `panel` gives two. */
export function activeIds(machineId: string, value: unknown): string[] {
  if (typeof value === 'string') return [`${machineId}.${value}`];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [
    `${machineId}.${name}`,
    ...activeIds(`${machineId}.${name}`, inner),
  ]);
}
