import { globSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { StateMachine } from 'xstate';
import type { Chart } from '../../../.storybook/workbench/MachineBench/chart.ts';
import { chartOf } from '../../../.storybook/workbench/MachineBench/chart.ts';
import { startOf, statesBelow } from '../../../.storybook/workbench/MachineBench/graph.ts';
import type { Box, Layout } from '../../../.storybook/workbench/MachineBench/layout.ts';
import { layOut } from '../../../.storybook/workbench/MachineBench/layout.ts';

const machines = globSync('packages/domain/src/machines/*.ts').filter((file) =>
  readFileSync(file, 'utf8').includes('.createMachine('),
);

async function chartIn(file: string): Promise<Chart> {
  const found: unknown = Reflect.get(await import(resolve(file)), basename(file, '.ts'));
  if (!(found instanceof StateMachine)) throw new Error(`${file} does not export its machine by its own name`);
  return chartOf(found);
}

const overlap = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

type Named = { readonly name: string; readonly box: Box };

/** Every two that lie over each other. */
const overlaps = (these: readonly Named[], those: readonly Named[]): string[] =>
  these.flatMap(({ name, box }) =>
    those.filter((other) => other.name !== name && overlap(box, other.box)).map((other) => `${name} | ${other.name}`),
  );

describe.each(machines)('the diagram of %s', (file) => {
  let chart: Chart;
  let layout: Layout;
  let labels: Named[];
  let leaves: Named[];

  beforeAll(async () => {
    chart = await chartIn(file);
    layout = await layOut(chart);
    labels = [...layout.arrows].flatMap(([name, { label }]) => (label === null ? [] : [{ name, box: label }]));
    const parents = new Set(statesBelow(chart.root).flatMap(({ id, states }) => (states.length > 0 ? [id] : [])));
    leaves = [...layout.nodes].flatMap(([name, box]) => (parents.has(name) ? [] : [{ name, box }]));
  });

  it('has a label for each arrow, and none lies over another or over a state', () => {
    expect(labels).toHaveLength(chart.arrows.length);
    expect(overlaps(labels, labels)).toEqual([]);
    expect(overlaps(labels, leaves)).toEqual([]);
    expect(overlaps(leaves, leaves)).toEqual([]);
  });

  it('draws each arrow from its state to its state', () => {
    const touches = (id: string, { x, y }: { x: number; y: number }) =>
      [...layout.nodes].some(
        ([name, box]) => name.startsWith(id) && overlap(box, { x: x - 1, y: y - 1, width: 2, height: 2 }),
      );
    for (const { from, to } of chart.arrows) {
      const line = layout.arrows.get(`${from} ${to}`)?.line ?? [];
      const [first, last] = [line[0], line.at(-1)];
      if (first === undefined || last === undefined) throw new Error(`${from} → ${to} has no line`);
      expect([touches(from, first), touches(to, last)], `${from} → ${to}`).toEqual([true, true]);
    }
  });

  it('lies inside its frame, and is no wider than a desk', () => {
    const { width, height } = layout;
    const points = [...layout.arrows.values()].flatMap(({ line }) => line);
    const boxes = [...layout.nodes.values(), ...labels.map(({ box }) => box)];
    const all = [...boxes, ...points.map(({ x, y }) => ({ x, y, width: 0, height: 0 }))];
    expect(
      all.filter((box) => box.x < 0 || box.y < 0 || box.x + box.width > width || box.y + box.height > height),
    ).toEqual([]);
    expect(width).toBeLessThanOrEqual(1200);
  });

  it('begins at the top', () => {
    const { root } = chart;
    // Each part of a parallel machine has a beginning of its own.
    const beginning = root.initial === null ? root.states : [root];
    for (const { id, initial } of beginning)
      expect(layout.nodes.get(startOf(id))?.y, id).toBeLessThan(layout.nodes.get(initial ?? '')?.y ?? 0);
  });
});
