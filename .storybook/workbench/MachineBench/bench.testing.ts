import { expect, userEvent, waitFor } from 'storybook/test';
import type { BenchAnswer } from './MachineBench.tsx';

/** The part of a story's canvas that the bench uses. */
type Canvas = { readonly getByRole: (role: 'status' | 'button', options: { readonly name: string }) => HTMLElement };

/** A button to press and the state that it leads to, or a state that is reached without pressing anything. */
type BenchStep = readonly [button: string, state: string] | string;

/** Takes the steps in order. After each of them the bench must show the expected state. */
export async function expectSteps(canvas: Canvas, steps: readonly BenchStep[]): Promise<void> {
  for (const step of steps) {
    const [button, state] = typeof step === 'string' ? [null, step] : step;
    if (button !== null) await userEvent.click(canvas.getByRole('button', { name: button }));
    await waitFor(() => expect(canvas.getByRole('status', { name: 'State' })).toHaveTextContent(state));
  }
}

type Answerable<Output> = { readonly answer: (output: Output | Error) => Promise<void> };

/** One button for each output that the actor called `name` can answer with. An `Error` breaks its promise. */
export function answersOf<Output>(
  name: string,
  actor: Answerable<Output>,
  outputs: Readonly<Record<string, Output | Error>>,
): BenchAnswer[] {
  return Object.entries(outputs).map(([label, output]) => ({
    label: `${name}: ${label}`,
    give: () => actor.answer(output),
  }));
}

export const noConnection = new Error('No connection');
