import type { DeskAct } from '@platine/domain/desk/deskAct.ts';

/** The key of an act, equal for the same act on the same state: what is pressed again because its answer was lost happens once. */
export function actKey(seen: number, act: DeskAct): string {
  return `desk-${seen}-${JSON.stringify(act)}`.slice(0, 100);
}
