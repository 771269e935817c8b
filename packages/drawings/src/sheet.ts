/** Colours in light and in dark. */
const colours: readonly (readonly [name: string, light: string, dark: string])[] = [
  ['--line', '#0d4f38', '#7fd6ab'],
  ['--body', '#fff', '#111c18'],
  ['--shade', '#d3e2d7', '#1f3a2e'],
  ['--copper', '#a5561b', '#e2a15f'],
];

const strokes = 'fill:none;stroke:var(--line);stroke-width:2;stroke-linecap:round;stroke-linejoin:round';

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

/** The colours that a drawing uses, which follow the reader's theme, and its one line weight. */
function base(drawn: string): string {
  const used = colours.filter(([name]) => name === '--line' || drawn.includes(name));
  const light = used.map(([name, colour]) => `${name}:${colour};`).join('');
  const dark = used.map(([name, , colour]) => `${name}:${colour}`).join(';');
  return `.part{${light}${strokes}}@media (prefers-color-scheme:dark){.part{${dark}}}`;
}

/**
 * The empty drawing sheet: a standalone SVG of 240 × 160 units for use as `<img src>`. The ground is transparent: the page's tint shows through.
 */
export const sheet = (shapes: string): string => {
  const own = rules.flatMap(([needed, rule]) => (needed.test(shapes) ? rule : [])).join('');
  const style = base(own + shapes) + own;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 160"><style>${style}</style><g class="part">${shapes}</g></svg>`;
};
