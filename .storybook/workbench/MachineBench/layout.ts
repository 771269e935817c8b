import type { Chart, ChartState } from './chart.ts';

/** Position and size in pixels of the diagram. `frame`: a parent state. */
export type Box = {
  readonly id: string;
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly frame: boolean;
};
export type Layout = { readonly boxes: readonly Box[]; readonly width: number; readonly height: number };

const stateWidth = 150;
const stateHeight = 40;
const rowGap = 64;
const columnGap = 230;
const padding = 16;
const titleHeight = 26;
/** Space for the labels of arrows beside the last column. */
const bowWidth = 150;

/** Places each state in the column of its distance from the initial state. Child states are placed inside the frame of their parent. */
export function layOut({ root, arrows }: Chart, initial: string): Layout {
  const columns = columnsOf(root, arrows, initial);
  const boxes: Box[] = [];
  const bottoms = new Map<number, number>();
  for (const state of root.states) {
    const column = columns.get(state.id) ?? 0;
    const top = bottoms.get(column) ?? titleHeight + padding * 2;
    const placed = place(state, padding * 2 + column * (stateWidth + padding * 2 + columnGap), top);
    boxes.push(...placed);
    bottoms.set(column, Math.max(...placed.map(({ y, height }) => y + height)) + rowGap);
  }
  const width = Math.max(...boxes.map((box) => box.x + box.width)) + padding * 2 + bowWidth;
  const height = Math.max(...bottoms.values()) - rowGap + padding * 2;
  return { boxes: [{ id: root.id, name: root.name, x: 0, y: 0, width, height, frame: true }, ...boxes], width, height };
}

function place({ id, name, states }: ChartState, x: number, y: number): Box[] {
  if (states.length === 0) return [{ id, name, x, y, width: stateWidth, height: stateHeight, frame: false }];
  const inside = states.map((state, index): Box => {
    const top = y + titleHeight + padding + index * (stateHeight + rowGap);
    return {
      id: state.id,
      name: state.name,
      x: x + padding,
      y: top,
      width: stateWidth,
      height: stateHeight,
      frame: false,
    };
  });
  const height = titleHeight + padding * 2 + states.length * (stateHeight + rowGap) - rowGap;
  return [{ id, name, x, y, width: stateWidth + padding * 2, height, frame: true }, ...inside];
}

/** The distance of each state from the initial state; 1 for a state that only the root leads to. */
function columnsOf(root: ChartState, arrows: Chart['arrows'], initial: string): Map<string, number> {
  const outer = (id: string) => id.split('.').slice(0, 2).join('.');
  const columns = new Map([[`${root.id}.${initial}`, 0]]);
  for (const [from, column] of columns)
    for (const arrow of arrows.filter((one) => outer(one.from) === from))
      if (!columns.has(outer(arrow.to)) && arrow.to !== root.id) columns.set(outer(arrow.to), column + 1);
  for (const { id } of root.states) if (!columns.has(id)) columns.set(id, 1);
  return columns;
}
