/** The subject of a mock photo: SVG on white with soft light and shadow, so that it has the colours and the ground of a photo. */
export type Scene = { readonly width: number; readonly height: number; readonly content: string };

const definitions = `<defs>
<linearGradient id="ground" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff"/><stop offset="1" stop-color="#e6e4df"/></linearGradient>
<linearGradient id="mask" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#2c7a9a"/><stop offset="1" stop-color="#0c3347"/></linearGradient>
<linearGradient id="metal" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#f4f4f4"/><stop offset=".5" stop-color="#a9adb0"/><stop offset="1" stop-color="#6d7275"/></linearGradient>
<radialGradient id="light" cx=".3" cy=".2" r=".9"><stop offset="0" stop-color="#fff" stop-opacity=".45"/><stop offset=".6" stop-color="#fff" stop-opacity="0"/></radialGradient>
<filter id="soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="14"/></filter>
</defs>`;

type Box = readonly [x: number, y: number, width: number, height: number];

const box = ([x, y, width, height]: Box, fill: string, radius = 4) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`;

/** A row of so many pads or pins, 24 apart. */
const row = (count: number, [x, y, width, height]: Box, fill: string) =>
  Array.from({ length: count }, (_, index) => box([x + index * 24, y, width, height], fill, 2)).join('');

const chip = ([x, y, width, height]: Box) =>
  row(Math.floor(width / 24), [x + 6, y - 10, 12, height + 20], '#c9ccce') +
  box([x, y, width, height], '#22262a') +
  `<circle cx="${x + 18}" cy="${y + 18}" r="6" fill="#3a4046"/>`;

const board = (details: string) =>
  `<ellipse cx="300" cy="420" rx="310" ry="34" fill="#000" opacity=".35" filter="url(#soft)"/>${box([0, 0, 600, 400], 'url(#mask)', 18)}${details}${box([0, 0, 600, 400], 'url(#light)', 18)}`;

const front = board(
  [
    box([-28, 60, 110, 90], 'url(#metal)', 6),
    box([-20, 270, 90, 80], '#1b1d1f', 8),
    row(18, [130, 18, 14, 18], '#d9b24c'),
    row(18, [130, 364, 14, 18], '#d9b24c'),
    chip([250, 180, 150, 150]),
    chip([150, 110, 72, 44]),
    box([450, 110, 60, 34], 'url(#metal)', 16),
    row(4, [450, 190, 12, 22], '#c8814a'),
    row(4, [450, 240, 12, 22], '#3a3d40'),
    '<circle cx="32" cy="214" r="12" fill="#fff"/><circle cx="572" cy="28" r="12" fill="#fff"/><circle cx="572" cy="372" r="12" fill="#fff"/>',
  ].join(''),
);
const back = board(
  [
    row(18, [130, 20, 12, 12], '#d9dcde'),
    row(18, [130, 366, 12, 12], '#d9dcde'),
    row(8, [210, 200, 8, 8], '#d9dcde'),
    '<path d="M40 60h120l60 60h160l50-40h110M40 320h90l70-60h220l60 50h60M210 204v60M402 204v-80" fill="none" stroke="#5fa3bd" stroke-width="5"/>',
    box([420, 300, 120, 50], '#e8eef0', 3),
  ].join(''),
);

function scene(width: number, height: number, content: string): Scene {
  return { width, height, content: `${definitions}<rect width="100%" height="100%" fill="url(#ground)"/>${content}` };
}

/** A board from above, from behind on end, and a part of it from close by; the mark of its manufacturer; two smaller products. */
export const scenes = {
  boardFromAbove: scene(960, 640, `<g transform="translate(190 110)">${front}</g>`),
  boardOnEnd: scene(640, 960, `<g transform="translate(500 180) rotate(90)">${back}</g>`),
  boardFromCloseBy: scene(800, 800, `<g transform="translate(-420 -340) rotate(-8 300 200) scale(2.3)">${front}</g>`),
  logo: {
    width: 480,
    height: 160,
    content:
      '<rect width="100%" height="100%" fill="#fff"/><circle cx="80" cy="80" r="62" fill="#b4532a"/><circle cx="80" cy="80" r="34" fill="#fff"/><path d="M170 30h36v38l44-38h48l-56 46 60 54h-50l-46-44v44h-36zM320 30h74c34 0 50 14 50 34s-16 34-50 34h-38v32h-36zm36 26v18h34c12 0 18-3 18-9s-6-9-18-9z" fill="#33261f"/>',
  },
} as const satisfies Readonly<Record<string, Scene>>;
