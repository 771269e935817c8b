import type { Chart, ChartArrow } from './chart.ts';
import type { Box } from './layout.ts';
import { layOut } from './layout.ts';
import styles from './MachineBench.module.css';

type DiagramProps = {
  readonly chart: Chart;
  /** The name of the initial state. */
  readonly initial: string;
  /** The ids of the active states. */
  readonly active: readonly string[];
};

/** The machine as boxes and arrows. Only arrows that leave an active state are labelled; the table of transitions has every label. */
export function Diagram({ chart, initial, active }: DiagramProps) {
  const { boxes, width, height } = layOut(chart, initial);
  const boxOf = (id: string) => boxes.find((box) => box.id === id);
  const drawn = chart.arrows.flatMap((arrow) => {
    const [from, to] = [boxOf(arrow.from), boxOf(arrow.to)];
    return from === undefined || to === undefined || from === to || from.id === chart.root.id
      ? []
      : [{ arrow, from, to }];
  });
  return (
    // A scrollable region must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- axe asks for it (scrollable-region-focusable)
    <div className={styles['scroll']} tabIndex={0} role="region" aria-label={`States of ${chart.root.name}`}>
      <svg
        className={styles['diagram']}
        // Scales with the reader's font size.
        width={`${width / 16}rem`}
        height={`${height / 16}rem`}
        fontSize={13}
        viewBox={`0 0 ${width} ${height}`}
        aria-hidden="true"
      >
        <defs>
          <marker id="arrowhead" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto">
            <path className={styles['head']} d="M0 0 8 4 0 8z" />
          </marker>
        </defs>
        {boxes.map((box) => (
          <State key={box.id} box={box} active={active.includes(box.id)} />
        ))}
        {drawn.map(({ arrow, from, to }, index) => (
          <Arrow
            key={`${arrow.from} ${arrow.to}`}
            arrow={arrow}
            from={from}
            to={to}
            index={index}
            leaving={active.includes(from.id)}
          />
        ))}
      </svg>
    </div>
  );
}

function State({ box, active }: { readonly box: Box; readonly active: boolean }) {
  const { x, y, width, height, name, frame } = box;
  return (
    <g className={frame ? styles['frame'] : styles['state']} data-active={active || undefined}>
      <rect x={x + 0.5} y={y + 0.5} width={width - 1} height={height - 1} rx="3" />
      {frame ? (
        <text x={x + 10} y={y + 18}>
          {name}
        </text>
      ) : (
        <text x={x + width / 2} y={y + height / 2 + 5} textAnchor="middle">
          {name}
        </text>
      )}
    </g>
  );
}

type ArrowProps = {
  readonly arrow: ChartArrow;
  readonly from: Box;
  readonly to: Box;
  readonly index: number;
  readonly leaving: boolean;
};

const lineHeight = 14;

function Arrow({ arrow, from, to, index, leaving }: ArrowProps) {
  const line = from.x === to.x || contains(from, to) ? bow(from, to, index) : curve(from, to, index);
  const top = line.y - ((arrow.causes.length - 1) * lineHeight) / 2;
  return (
    <g className={styles['arrow']} data-leaving={leaving || undefined}>
      <path d={line.path} markerEnd="url(#arrowhead)" />
      {(leaving ? arrow.causes : []).map((cause, row) => (
        <text key={cause} x={line.x} y={top + row * lineHeight} fontSize={12} textAnchor={line.anchor}>
          {cause}
        </text>
      ))}
    </g>
  );
}

function contains(outer: Box, inner: Box): boolean {
  return inner.id.startsWith(`${outer.id}.`) || outer.id.startsWith(`${inner.id}.`);
}

/** An arrow within a column: it leaves and enters on the right side. `index` offsets it from its neighbours. */
function bow(from: Box, to: Box, index: number) {
  const [start, end] = [from.y + from.height / 2 + 8, to.y + to.height / 2 - 8];
  const [right, back] = [from.x + from.width, to.x + to.width];
  const out = Math.max(right, back) + 24 + (index % 4) * 12;
  const path = `M${right} ${start}C${out} ${start} ${out} ${end} ${back} ${end}`;
  const x = (Math.max(right, back) + 3 * out) / 4 + 4;
  return { path, x, y: (start + end) / 2 + (index % 3) * 7, anchor: 'start' as const };
}

/** An arrow between two columns. `index` offsets it from its neighbours. */
function curve(from: Box, to: Box, index: number) {
  const apart = (index % 3) * 10 - 10;
  const [fromMiddle, toMiddle] = [from.y + from.height / 2 + apart, to.y + to.height / 2 + apart];
  const right = to.x > from.x;
  const [start, end] = right ? [from.x + from.width, to.x] : [from.x, to.x + to.width];
  const middle = (start + end) / 2;
  const path = `M${start} ${fromMiddle}C${middle} ${fromMiddle} ${middle} ${toMiddle} ${end} ${toMiddle}`;
  return { path, x: middle, y: (fromMiddle + toMiddle) / 2 - (right ? 4 : -14), anchor: 'middle' as const };
}
