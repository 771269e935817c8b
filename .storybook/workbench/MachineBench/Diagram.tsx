import { useLayoutEffect, useRef, useState } from 'react';
import type { Chart, ChartArrow, ChartState } from './chart.ts';
import styles from './Diagram.module.css';
import { anyName, anyOf, arrowId, labelOf, sizes, startOf, statesBelow } from './graph.ts';
import type { Box, Layout, Point } from './layout.ts';
import { trace } from './trace.ts';

type DiagramProps = {
  readonly chart: Chart;
  readonly layout: Layout;
  /** The ids of the active states. */
  readonly active: readonly string[];
};

const zooms = [50, 75, 100, 125, 150, 200];

/** The machine as states in layers, with its arrows as the traces of a board. It keeps the active state in view. */
export function Diagram({ chart, layout, active }: DiagramProps) {
  const [zoom, setZoom] = useState(100);
  const region = useRef<HTMLDivElement>(null);
  const { width, height } = layout;
  const now = layout.nodes.get(active.at(-1) ?? '');
  useLayoutEffect(() => {
    if (region.current !== null && now !== undefined) show(region.current, now, width);
  }, [now, width, zoom]);
  return (
    <figure className={styles['root']}>
      {/* A scrollable region must be reachable by keyboard. */}
      <div
        ref={region}
        className={styles['scroll']}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- axe asks for it (scrollable-region-focusable)
        tabIndex={0}
        role="region"
        aria-label={`States of ${chart.root.name}`}
      >
        <svg
          className={styles['diagram']}
          // Scales with the reader's font size.
          width={`${(width * zoom) / 1600}rem`}
          height={`${(height * zoom) / 1600}rem`}
          viewBox={`0 0 ${width} ${height}`}
          aria-hidden="true"
        >
          <Drawing chart={chart} layout={layout} active={active} />
        </svg>
      </div>
      <figcaption className={styles['caption']}>
        <Zoom zoom={zoom} onZoom={setZoom} />
        <span>
          Copper leads on from the present state. A dashed state is left at once. In square brackets stands a condition,
          inside a state what it takes without being left.
        </span>
      </figcaption>
    </figure>
  );
}

/** Scrolls the region, and nothing else, until a state stands in its middle. */
function show(region: HTMLElement, { x, y, width, height }: Box, diagramWidth: number): void {
  const scale = region.scrollWidth / Math.max(diagramWidth, 1);
  region.scrollTo({
    left: (x + width / 2) * scale - region.clientWidth / 2,
    top: (y + height / 2) * scale - region.clientHeight / 2,
  });
}

function Zoom({ zoom, onZoom }: { readonly zoom: number; readonly onZoom: (zoom: number) => void }) {
  const at = zooms.indexOf(zoom);
  const [smaller, larger] = [zooms[at - 1], zooms[at + 1]];
  return (
    <span className={styles['zoom']} role="group" aria-label="Zoom">
      <button
        type="button"
        aria-label="Smaller"
        aria-disabled={smaller === undefined}
        onClick={() => onZoom(smaller ?? zoom)}
      >
        −
      </button>
      <output>{zoom} %</output>
      <button
        type="button"
        aria-label="Larger"
        aria-disabled={larger === undefined}
        onClick={() => onZoom(larger ?? zoom)}
      >
        +
      </button>
    </span>
  );
}

function Drawing({ chart, layout, active }: DiagramProps) {
  const states = statesBelow(chart.root);
  const leads = (from: string) => active.includes(from) || from === chart.root.id;
  return (
    <>
      <defs>
        <marker
          id="arrowhead"
          viewBox="0 0 10 10"
          refX="9"
          refY="5"
          markerWidth="9"
          markerHeight="9"
          markerUnits="userSpaceOnUse"
          orient="auto"
        >
          <path className={styles['head']} d="M0 1 9 5 0 9z" />
        </marker>
      </defs>
      {states.map(({ id, initial }) =>
        initial === null ? null : (
          <Trace key={id} line={layout.arrows.get(arrowId({ from: startOf(id), to: initial }))?.line} />
        ),
      )}
      {chart.arrows.map((arrow) => (
        <Arrow key={arrowId(arrow)} arrow={arrow} layout={layout} leads={leads(arrow.from)} />
      ))}
      {/* Over the arrows, which may cross the name of a parent state. */}
      {states.map((state) => (
        <State key={state.id} state={state} layout={layout} isActive={active.includes(state.id)} />
      ))}
    </>
  );
}

function State({
  state,
  layout,
  isActive,
}: {
  readonly state: ChartState;
  readonly layout: Layout;
  readonly isActive: boolean;
}) {
  const { id, name, states, isPassing } = state;
  const box = layout.nodes.get(id);
  if (box === undefined) return null;
  const { x, y, width, height } = box;
  const notes = labelOf(state.stays);
  const [start, any] = [layout.nodes.get(startOf(id)), layout.nodes.get(anyOf(id))];
  return (
    <>
      <g
        className={states.length > 0 ? styles['frame'] : styles['state']}
        data-active={isActive || undefined}
        data-passing={isPassing || undefined}
      >
        <rect x={x + 0.5} y={y + 0.5} width={width - 1} height={height - 1} rx="3" />
        <text className={styles['name']} x={x + sizes.padding} y={y + 23} fontSize={sizes.name}>
          {name}
        </text>
        {notes.map((note, row) => (
          <text key={note} x={x + sizes.padding} y={y + 43 + row * sizes.line} fontSize={sizes.text}>
            {note}
          </text>
        ))}
      </g>
      {start !== undefined && (
        <circle
          className={styles['start']}
          cx={start.x + start.width / 2}
          cy={start.y + start.height / 2}
          r={start.width / 2 - 2}
        />
      )}
      {any !== undefined && (
        <g className={styles['any']}>
          <rect x={any.x + 0.5} y={any.y + 0.5} width={any.width - 1} height={any.height - 1} rx={any.height / 2} />
          <text x={any.x + any.width / 2} y={any.y + 17} fontSize={sizes.text} textAnchor="middle">
            {anyName}
          </text>
        </g>
      )}
    </>
  );
}

function Trace({ line }: { readonly line: readonly Point[] | undefined }) {
  return line === undefined ? null : <path className={styles['trace']} d={trace(line)} markerEnd="url(#arrowhead)" />;
}

function Arrow({
  arrow,
  layout,
  leads,
}: {
  readonly arrow: ChartArrow;
  readonly layout: Layout;
  readonly leads: boolean;
}) {
  const placed = layout.arrows.get(arrowId(arrow));
  const label = placed?.label;
  return (
    <g className={styles['arrow']} data-leads={leads || undefined}>
      <Trace line={placed?.line} />
      {label && <rect className={styles['plate']} {...label} />}
      {label && <Lines label={label} lines={labelOf(arrow.causes)} />}
    </g>
  );
}

function Lines({ label: { x, y, width }, lines }: { readonly label: Box; readonly lines: readonly string[] }) {
  const placed = lines.map((text, row) => ({ text, y: y + 14 + row * sizes.line }));
  return placed.map((line) => (
    <text key={line.y} x={x + width / 2} y={line.y} fontSize={sizes.text} textAnchor="middle">
      {line.text}
    </text>
  ));
}
