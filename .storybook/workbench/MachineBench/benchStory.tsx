import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Bench } from './bench.ts';
import { chartOf } from './chart.ts';
import type { Texts } from './fields.ts';
import { checked } from './fields.ts';
import type { Layout } from './layout.ts';
import { layOut } from './layout.ts';
import { MachineBench } from './MachineBench.tsx';
import type { Speed } from './useRun.ts';

export type BenchArgs = { readonly bench: Bench; readonly speed?: Speed };

/** Lays the diagram out before the story is drawn: it neither jumps nor flickers. */
async function layoutLoader({ args }: { readonly args: BenchArgs }): Promise<{ layout: Layout }> {
  return { layout: await layOut(chartOf(args.bench.make().machine)) };
}

function drawBench(args: BenchArgs, { loaded }: { readonly loaded: Readonly<Record<string, unknown>> }) {
  const { layout } = loaded;
  if (!isLayout(layout)) throw new Error('The diagram was not laid out');
  return <MachineBench {...args} layout={layout} />;
}

const isLayout = (layout: unknown): layout is Layout =>
  typeof layout === 'object' && layout !== null && 'nodes' in layout && 'arrows' in layout;

/** All that the stories of machines have in common. The machine is the story: there is nothing to control from outside, and a table of arguments would show it as JSON. */
export const ofBench = {
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  argTypes: { bench: { table: { disable: true } }, speed: { table: { disable: true } } },
  loaders: [layoutLoader],
  render: drawBench,
};

/** A button of the bench (`time` ends the next delay, `start` goes back to the beginning), the state that it leads to, and what is entered into the form before. */
export type Step = readonly [deed: string, state: string, entered?: Readonly<Record<string, string>>];

/** The bench as it opens: the machine in its first state, with nothing done. */
export async function expectStart(root: HTMLElement, state: string): Promise<void> {
  const canvas = within(root);
  await expect(await canvas.findByRole('status', { name: 'State' })).toHaveTextContent(state);
  await expect(within(canvas.getByRole('region', { name: 'History' })).getAllByRole('button')).toHaveLength(1);
}

/** Takes the steps in order. At the end every state of the machine was reached. */
export async function expectWalk(root: HTMLElement, steps: readonly Step[]): Promise<void> {
  const canvas = within(root);
  await canvas.findByRole('status', { name: 'State' });
  for (const [deed, state, entered = {}] of steps) {
    await enter(root, deed, new Map(Object.entries(entered)));
    await userEvent.click(buttonOf(root, deed));
    await waitFor(() => expect(canvas.getByRole('status', { name: 'State' })).toHaveTextContent(state));
  }
  const coverage = canvas.getByRole('status', { name: 'Coverage' }).textContent;
  const [reached, all] = coverage.match(/\d+/g) ?? [];
  await expect(reached, coverage).toBe(all);
}

function buttonOf(root: HTMLElement, deed: string): HTMLElement {
  const canvas = within(root);
  if (deed !== 'start') return canvas.getByRole('button', { name: deed === 'time' ? 'End the delay' : deed });
  return within(canvas.getByRole('region', { name: 'History' })).getByRole('button', { name: /^start/ });
}

async function enter(root: HTMLElement, event: string, texts: Texts): Promise<void> {
  for (const [label, text] of texts) {
    const field = within(within(root).getByRole('form', { name: event })).getByLabelText(label);
    if (field instanceof HTMLSelectElement) await userEvent.selectOptions(field, text);
    else if (field instanceof HTMLInputElement && field.type === 'checkbox') {
      if (field.checked !== (text === checked)) await userEvent.click(field);
    } else {
      await userEvent.clear(field);
      if (text !== '') await userEvent.type(field, text);
    }
  }
}
