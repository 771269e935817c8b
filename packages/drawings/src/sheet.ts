/**
 * The empty drawing sheet: a standalone SVG of 240 × 160 units for use as `<img src>`, with one line weight, and colours that follow
 * the reader's theme. The ground is transparent: the page's tint shows through.
 */
const style = [
  '.part{--line:#0d4f38;--body:#fff;--shade:#d3e2d7;--copper:#a5561b;fill:none;stroke:var(--line);stroke-width:2;stroke-linecap:round;stroke-linejoin:round}',
  '@media (prefers-color-scheme:dark){.part{--line:#7fd6ab;--body:#111c18;--shade:#1f3a2e;--copper:#e2a15f}}',
  '.body{fill:var(--body)}.shade,.socket{fill:var(--shade)}.solid{fill:var(--line);stroke:none}',
  '.metal,.pin{stroke:var(--copper)}.plate{fill:var(--body);stroke:var(--copper)}.contact{fill:var(--copper);stroke:none}',
  '.tube{stroke-width:10}.bore{stroke:var(--body);stroke-width:6}',
  'text{fill:var(--line);stroke:none;font-family:ui-monospace,"DejaVu Sans Mono",Menlo,Consolas,monospace;font-weight:600;text-anchor:middle}',
].join('');

export const sheet = (shapes: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 160"><style>${style}</style><g class="part">${shapes}</g></svg>`;
