import type { StepRunner } from 'storybook/internal/types';
import type { Globals } from '../globals.ts';

/** Called before each step that a play takes, with the number of those taken before. */
type StepListener = (taken: number) => Promise<void>;

let taken = 0;
let most = Number.POSITIVE_INFINITY;
let listener: StepListener | null = null;

/** The global that ends the play of a story, and of no other, after some steps. */
export const endAfter = (steps: number, story: string): Globals => ({ endAfter: `${steps} of ${story}` });

/** A story begins. Its play goes as far as the global says, or to its end. */
export function beginSteps(globals: Globals, id: string): void {
  const [steps, story] = String(globals['endAfter']).split(' of ');
  taken = 0;
  most = story === id ? Number(steps) : Number.POSITIVE_INFINITY;
}

/** Further steps are left out: the page stays as the last one has left it. */
export const runStep: StepRunner = async (_, play, context) => {
  if (taken >= most) return;
  await listener?.(taken);
  await play(context);
  taken += 1;
};

/** The number of steps that the story's play has taken. */
export const stepsTaken = (): number => taken;

/** One listener hears of all steps; null ends it. */
export function onStep(next: StepListener | null): void {
  listener = next;
}
