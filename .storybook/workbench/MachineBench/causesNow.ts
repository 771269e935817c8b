import type { Cause, Chart } from './chart.ts';
import { statesBelow } from './graph.ts';

/** Everything that the active states, and the machine as a whole, react to. */
export function causesNow({ root, arrows }: Chart, active: readonly string[]): Cause[] {
  const ids = [root.id, ...active];
  const leaving = arrows.filter(({ from }) => ids.includes(from)).flatMap(({ causes }) => causes);
  const staying = statesBelow(root).filter(({ id }) => ids.includes(id));
  return [...leaving, ...staying.flatMap(({ stays }) => stays)];
}

/** Why an event has no effect now, as a sentence, by what the machine's states say about it. */
export function whyNot(causes: readonly Cause[], event: string): string {
  const guards = causes.flatMap((cause) => (cause.event === event && cause.guard !== null ? [cause.guard] : []));
  if (guards.includes('ignored')) return 'Ignored in this state.';
  if (guards.length > 0) return `Needs ${guards.join(' or ')}.`;
  return 'This state does not take it.';
}
