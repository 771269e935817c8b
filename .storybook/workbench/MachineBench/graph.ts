import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk.bundled.js';
import type { Cause, Chart, ChartArrow, ChartState } from './chart.ts';

/** Sizes of the diagram in CSS pixels. `letter`: the widest of the monospaced faces, in em. */
export const sizes = {
  letter: 0.61,
  name: 14,
  text: 12,
  line: 16,
  dot: 12,
  padding: 12,
};

const widthOf = (text: string, size: number) => Math.ceil(text.length * size * sizes.letter);

/** The pseudo-states of the diagram: where a parent state begins, and "in any state" of a parent whose own arrows end inside it. */
export const startOf = (id: string) => `${id} start`;
export const anyOf = (id: string) => `${id} any`;

/** The lines of a cause's label. A long guard has a line of its own. */
export function linesOf({ event, guard }: Cause): string[] {
  if (guard === null) return [event];
  if (event === 'at once') return [`[${guard}]`];
  return event.length + guard.length < 22 ? [`${event} [${guard}]`] : [event, `[${guard}]`];
}

export const arrowId = ({ from, to }: Pick<ChartArrow, 'from' | 'to'>) => `${from} ${to}`;

export const labelOf = (causes: readonly Cause[]): string[] => causes.flatMap(linesOf);

const isInside = (id: string, parent: string) => id.startsWith(`${parent}.`);

/** The graph that is laid out: states, pseudo-states and arrows with labels as large as their text. */
export function graphOf({ root, arrows }: Chart): ElkNode {
  const ownInside = (id: string) => arrows.some(({ from, to }) => from === id && isInside(to, id));
  const parents = parentsBelow(root);
  const order = statesBelow(root).map(({ id }) => id);
  return {
    ...nodeOf(root, ownInside),
    layoutOptions: { ...options, ...spacing, ...paddingOf(root) },
    edges: [
      ...parents.flatMap(({ id, initial, states }) =>
        initial === null ? inColumns(states) : [edgeOf(startOf(id), initial)],
      ),
      ...arrows.map((arrow) => ({
        ...edgeOf(...endsOf(arrow, order)),
        id: arrowId(arrow),
        labels: [{ ...textBox(labelOf(arrow.causes)), layoutOptions: { 'elk.edgeLabels.inline': 'true' } }],
      })),
    ],
  };
}

/** Edges, which are not drawn, that place the parts of a parallel machine in two columns. */
function inColumns(states: readonly ChartState[]): ElkExtendedEdge[] {
  return states.slice(2).map((below, index) => edgeOf(states[index]?.id ?? below.id, below.id));
}

const parentsBelow = (state: ChartState): ChartState[] =>
  state.states.length === 0 ? [] : [state, ...state.states.flatMap(parentsBelow)];

export const statesBelow = (state: ChartState): ChartState[] => [state, ...state.states.flatMap(statesBelow)];

/** Whether an arrow leads against the order in which the machine lists its states. Its line is then laid out from end to start, so that the diagram reads in that order. */
export function isBackwards({ from, to }: Pick<ChartArrow, 'from' | 'to'>, order: readonly string[]): boolean {
  return order.indexOf(to) < order.indexOf(from);
}

function endsOf(arrow: ChartArrow, order: readonly string[]): [string, string] {
  if (isInside(arrow.to, arrow.from)) return [anyOf(arrow.from), arrow.to];
  return isBackwards(arrow, order) ? [arrow.to, arrow.from] : [arrow.from, arrow.to];
}

function edgeOf(from: string, to: string): ElkExtendedEdge {
  return { id: `${from} ${to}`, sources: [from], targets: [to] };
}

function textBox(lines: readonly string[]) {
  return {
    // Without a text the label would not be placed.
    text: lines.join(' '),
    width: Math.max(...lines.map((line) => widthOf(line, sizes.text))) + 8,
    height: lines.length * sizes.line + 4,
  };
}

export const anyName = 'in any state';

function nodeOf(state: ChartState, ownInside: (id: string) => boolean): ElkNode {
  const { id, states } = state;
  if (states.length === 0) return { id, ...stateSize(state) };
  const any = ownInside(id) ? [{ id: anyOf(id), width: widthOf(anyName, sizes.text) + 20, height: 26 }] : [];
  const start = state.initial === null ? [] : [{ id: startOf(id), width: sizes.dot, height: sizes.dot }];
  return {
    id,
    layoutOptions: { ...paddingOf(state), ...spacing },
    children: [...start, ...any, ...states.map((child) => nodeOf(child, ownInside))],
  };
}

export const noteLines = ({ stays }: ChartState): string[] => labelOf(stays);

function stateSize(state: ChartState) {
  const notes = noteLines(state);
  const widths = [widthOf(state.name, sizes.name), ...notes.map((note) => widthOf(note, sizes.text))];
  return {
    width: Math.max(...widths) + sizes.padding * 2,
    height: 36 + (notes.length === 0 ? 0 : notes.length * sizes.line + 8),
  };
}

function paddingOf(state: ChartState) {
  const notes = noteLines(state);
  const top = 36 + notes.length * sizes.line;
  return {
    'elk.padding': `[top=${top},left=16,bottom=16,right=16]`,
    'elk.nodeSize.constraints': 'MINIMUM_SIZE',
    'elk.nodeSize.minimum': `(${Math.max(...[state.name, ...notes].map((text) => widthOf(text, sizes.name))) + 24}, 60)`,
  };
}

const spacing = {
  'elk.spacing.nodeNode': '24',
  'elk.spacing.edgeNode': '16',
  'elk.spacing.edgeEdge': '12',
  'elk.spacing.edgeLabel': '0',
  'elk.layered.spacing.nodeNodeBetweenLayers': '20',
  'elk.layered.spacing.edgeNodeBetweenLayers': '14',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '10',
};

const options = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
  'elk.layered.thoroughness': '40',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
};
