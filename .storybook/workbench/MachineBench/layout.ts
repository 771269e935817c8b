import type { ElkNode } from 'elkjs/lib/elk.bundled.js';
import type { Chart } from './chart.ts';
import { arrowId, graphOf, isBackwards, statesBelow } from './graph.ts';

export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
export type Point = { readonly x: number; readonly y: number };

/** Places of everything that the diagram draws, by the ids of `graphOf`, in CSS pixels. */
export type Layout = {
  readonly width: number;
  readonly height: number;
  readonly nodes: ReadonlyMap<string, Box>;
  readonly arrows: ReadonlyMap<string, { readonly line: readonly Point[]; readonly label: Box | null }>;
};

/** Places a machine's states in layers along its arrows, and the labels like states, so that nothing lies over anything else. */
export async function layOut(chart: Chart): Promise<Layout> {
  // Large, and only machines need it.
  const { default: Elk } = await import('elkjs/lib/elk.bundled.js');
  const placed = await new Elk().layout(graphOf(chart));
  const order = statesBelow(chart.root).map(({ id }) => id);
  const backwards = new Set(chart.arrows.filter((arrow) => isBackwards(arrow, order)).map(arrowId));
  const nodes = new Map<string, Box>([[chart.root.id, boxOf(placed)]]);
  collect(placed, nodes);
  const arrows = (placed.edges ?? []).map(({ id, sections = [], labels = [] }) => {
    const line = sections.flatMap(({ startPoint, bendPoints = [], endPoint }) => [startPoint, ...bendPoints, endPoint]);
    if (backwards.has(id)) line.reverse();
    return [id, { line, label: labels[0] === undefined ? null : boxOf(labels[0]) }] as const;
  });
  return { width: placed.width ?? 0, height: placed.height ?? 0, nodes, arrows: new Map(arrows) };
}

function collect(node: ElkNode, boxes: Map<string, Box>): void {
  for (const child of node.children ?? []) {
    boxes.set(child.id, boxOf(child));
    collect(child, boxes);
  }
}

function boxOf({ x = 0, y = 0, width = 0, height = 0 }: Partial<Box>): Box {
  return { x, y, width, height };
}
