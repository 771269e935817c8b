/** The look of every drawing: one line weight, and colours that follow the reader's theme. */
const base = [
  '.part{--line:#0d4f38;--body:#fff;--shade:#d3e2d7;--copper:#a5561b;fill:none;stroke:var(--line);stroke-width:2;stroke-linecap:round;stroke-linejoin:round}',
  '@media (prefers-color-scheme:dark){.part{--line:#7fd6ab;--body:#111c18;--shade:#1f3a2e;--copper:#e2a15f}}',
].join('');

/** Rules of the shapes, each with the words by which a drawing needs it: the style is half of a small drawing. */
const rules: readonly (readonly [needed: RegExp, rule: string])[] = [
  [/body/, '.body{fill:var(--body)}'],
  [/shade|socket/, '.shade,.socket{fill:var(--shade)}'],
  [/solid/, '.solid{fill:var(--line);stroke:none}'],
  [/metal|pin/, '.metal,.pin{stroke:var(--copper)}'],
  [/plate/, '.plate{fill:var(--body);stroke:var(--copper)}'],
  [/contact/, '.contact{fill:var(--copper);stroke:none}'],
  [/tube/, '.tube{stroke-width:10}'],
  [/bore/, '.bore{stroke:var(--body);stroke-width:6}'],
  [
    /<text/,
    'text{fill:var(--line);stroke:none;font-family:ui-monospace,"DejaVu Sans Mono",Menlo,Consolas,monospace;font-weight:600;text-anchor:middle}',
  ],
];

/**
 * The empty drawing sheet: a standalone SVG of 240 × 160 units for use as `<img src>`. The ground is transparent: the page's tint shows through.
 */
export const sheet = (shapes: string): string => {
  const style = base + rules.flatMap(([needed, rule]) => (needed.test(shapes) ? rule : [])).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 160"><style>${style}</style><g class="part">${shapes}</g></svg>`;
};
