import { describe, expect, test } from 'vitest';
import type { PartAttribute } from './attributes.ts';
import { drawPart } from './drawPart.ts';
import { drawView, shapesOf, viewsOf } from './drawView.ts';
import { isKind, kinds } from './kinds.ts';
import { text, value } from './parts.testing.ts';
import { views } from './views.ts';

/** Text and tags in turn; whatever is neither becomes a piece of its own that starts with "<". */
const pieces = (xml: string): string[] =>
  xml.match(/[^<]+|<\/?[a-zA-Z]+(?:\s+[a-zA-Z:-]+="[^"<]*")*\s*\/?>|<[^<]*/g) ?? [];

const pieceFault = (piece: string): string | undefined => {
  if (!piece.startsWith('<'))
    return /&(?!amp;|lt;|gt;|quot;|apos;)|[^\P{Cc}\t\n\r]/u.test(piece) ? `text: ${piece}` : undefined;
  if (!/^<\/?[a-zA-Z]+(?:\s+[a-zA-Z:-]+="[^"<]*")*\s*\/?>$/.test(piece)) return `tag: ${piece}`;
  const names = [...piece.matchAll(/([a-zA-Z:-]+)="/g)].map((match) => match[1]);
  return new Set(names).size < names.length ? `attribute twice: ${piece}` : undefined;
};

const nestingFault = (tags: readonly string[]): string | undefined => {
  const open: (string | undefined)[] = [];
  for (const tag of tags) {
    const name = /[a-zA-Z]+/.exec(tag)?.[0];
    if (tag.endsWith('/>')) continue;
    if (!tag.startsWith('</')) open.push(name);
    else if (open.pop() !== name) return `closed without being open: ${name}`;
  }
  return open.length > 0 ? `left open: ${open.join(', ')}` : undefined;
};

/** Errors that make the document invalid XML: a stray character, an unquoted or repeated attribute, an unclosed tag. */
const xmlFault = (xml: string): string | undefined => {
  const all = pieces(xml);
  return all.map(pieceFault).find(Boolean) ?? nestingFault(all.filter((piece) => piece.startsWith('<')));
};

const occurrences = (svg: string, part: string) => svg.split(part).length - 1;

test.each([
  ['<svg><g></svg>', 'closed without being open: svg'],
  ['<svg><g/>', 'left open: svg'],
  ['<svg a=1/>', 'tag: <svg a=1/>'],
  ['<svg a="1" a="2"/>', 'attribute twice: <svg a="1" a="2"/>'],
  ['<t>R & D</t>', 'text: R & D'],
  ['<t>R &amp; D</t>', undefined],
])('the check itself finds the fault in %s', (xml, fault) => {
  expect(xmlFault(xml)).toBe(fault);
});

const hostile = '</text><script>alert("1 & 2")</script>\u0000\ud800';
const odd: readonly (readonly [string, readonly PartAttribute[]])[] = [
  ['without attributes', []],
  ['with zeros', keysOf().map((key) => value(key, 0))],
  ['with negative values', keysOf().map((key) => value(key, -7))],
  ['with huge values', keysOf().map((key) => value(key, 1e12))],
  ['with hostile texts', keysOf().map((key) => text(key, hostile))],
];

/** Every attribute that some drawing reads. */
function keysOf(): readonly string[] {
  const asked = new Set<string>();
  const asking = {
    number: (key: string, otherwise: number) => (asked.add(key), otherwise),
    text: (key: string, otherwise: string) => (asked.add(key), otherwise),
  };
  const withPlug = { ...asking, text: (key: string) => (asked.add(key), key === 'connector-a' ? 'USB-A' : '') };
  for (const kind of Object.keys(kinds).filter(isKind))
    for (const view of views) for (const attributes of [asking, withPlug]) shapesOf(view, kind, attributes);
  return [...asked];
}

describe.each(Object.keys(kinds).concat('unheard-of'))('a drawing of a %s', (kind) => {
  test.each(odd)('is a well-formed, standalone document from each side %s', (_, attributes) => {
    const part = { kind, attributes };
    for (const view of viewsOf(part)) {
      const svg = drawView(part, view) ?? '';
      expect(xmlFault(svg)).toBeUndefined();
      expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 240 160"><style>/);
      expect(svg).not.toMatch(/NaN|Infinity|undefined|<script|\ud800/);
      expect(svg.length).toBeLessThan(24_000);
    }
  });
});

test('texts are escaped, not dropped', () => {
  const svg = drawPart({ kind: 'transistor', attributes: [text('marking', `<"A&B'>`)] });
  expect(svg).toContain('&lt;&quot;A&amp;B&apos;&gt;</text>');
});

test.each([
  { kind: 'pin-header', key: 'positions', ink: 'pin', wanted: 6, drawn: 6 },
  { kind: 'pin-header', key: 'positions', ink: 'pin', wanted: 7, drawn: 7 },
  { kind: 'pin-header', key: 'positions', ink: 'pin', wanted: 80, drawn: 80 },
  { kind: 'pin-header', key: 'positions', ink: 'pin', wanted: 81, drawn: 80 },
  { kind: 'connector', key: 'positions', ink: 'pin', wanted: 2, drawn: 2 },
  { kind: 'connector', key: 'positions', ink: 'pin', wanted: 3, drawn: 3 },
  { kind: 'sensor-module', key: 'pins', ink: 'pin', wanted: 5, drawn: 5 },
  { kind: 'box-header', key: 'positions', ink: 'pin', wanted: 10, drawn: 10 },
  { kind: 'box-header', key: 'positions', ink: 'pin', wanted: 40, drawn: 40 },
  { kind: 'wire-connector', key: 'positions', ink: 'pin', wanted: 2, drawn: 2 },
  { kind: 'wire-connector', key: 'positions', ink: 'pin', wanted: 10, drawn: 10 },
  { kind: 'wire-housing', key: 'positions', ink: 'socket', wanted: 7, drawn: 7 },
  { kind: 'ic-socket', key: 'pins', ink: 'socket', wanted: 14, drawn: 14 },
  { kind: 'ic-socket', key: 'pins', ink: 'socket', wanted: 40, drawn: 40 },
  { kind: 'hub', key: 'ports', ink: 'socket', wanted: 4, drawn: 4 },
  { kind: 'hub', key: 'ports', ink: 'socket', wanted: 7, drawn: 7 },
  { kind: 'network-switch', key: 'ports', ink: 'socket', wanted: 8, drawn: 8 },
  { kind: 'network-switch', key: 'ports', ink: 'socket', wanted: 9, drawn: 9 },
  { kind: 'network-switch', key: 'ports', ink: 'socket', wanted: 24, drawn: 24 },
])('a $kind with $wanted $key shows $drawn', ({ kind, key, ink, wanted, drawn }) => {
  expect(occurrences(drawPart({ kind, attributes: [value(key, wanted)] }), `class="${ink}"`)).toBe(drawn);
});

test('a second row of pins adds none', () => {
  const svg = drawPart({ kind: 'pin-header', attributes: [value('positions', 7), value('rows', 2)] });
  expect(occurrences(svg, 'class="pin"')).toBe(7);
});

test('a resistor wears the bands of its value, in order', () => {
  const svg = drawPart({ kind: 'resistor', attributes: [value('resistance', 4700), value('tolerance', 5)] });
  expect([...svg.matchAll(/fill="(#[0-9a-f]{6})" d="M\d+ 50h10/g)].map((match) => match[1])).toEqual([
    '#f0c419',
    '#7d4bb0',
    '#c8322b',
    '#c9a13b',
  ]);
});

test('an inductor wears the bands of its microhenries', () => {
  const svg = drawPart({ kind: 'inductor', attributes: [value('inductance', 33e-6), value('tolerance', 10)] });
  expect([...svg.matchAll(/fill="(#[0-9a-f]{6})" d="M\d+ 50h10/g)].map((match) => match[1])).toEqual([
    '#e8811a',
    '#e8811a',
    '#1a1a1a',
    '#b9bfc4',
  ]);
});

/** Attributes that a kind's drawing shows, each compared with a part that differs in that attribute alone. */
test.each([
  ['trimmer', [value('resistance', 10_000)], '103', [value('resistance', 20_000)]],
  [
    'potentiometer',
    [text('taper', 'logarithmic'), value('resistance', 5e4)],
    'A50k',
    [text('taper', 'linear'), value('resistance', 5e4)],
  ],
  ['film-capacitor', [value('capacitance', 1e-7)], '100nF', [value('capacitance', 2.2e-7)]],
  ['power-inductor', [value('inductance', 4.7e-6)], '4R7', [value('inductance', 1e-5)]],
  ['crystal', [value('frequency', 14_318_180)], '14.31818', [value('frequency', 16e6)]],
  ['smd-led', [text('colour', 'green')], '#3fb868', [text('colour', 'red')]],
  ['led', [text('colour', 'warm white')], '#fbe6b8', [text('colour', 'white')]],
  ['fuse', [value('current', 3.15), text('characteristic', 'time-lag')], 'T 3.15A', [value('current', 3.15)]],
  ['relay', [value('coil-voltage', 12)], '12V', [value('coil-voltage', 24)]],
  ['rail-supply', [value('voltage', 24)], '24V', [value('voltage', 12)]],
  ['supply-module', [value('output-voltage', 3.3)], '3.3V', [value('voltage', 5)]],
  ['wire', [text('colour', 'blue')], '#2f62c4', [text('colour', 'white')]],
  ['heat-shrink', [text('colour', 'red')], '#c8322b', [text('colour', 'clear')]],
  ['nut', [text('thread', 'M3')], 'M3', [text('thread', 'M4')]],
  ['washer', [text('thread', 'M5')], 'M5', [text('thread', 'M4')]],
  ['button-cell', [text('cell-size', 'CR2032')], 'CR2032', [text('cell-size', 'CR2016')]],
  ['drive', [value('capacity', 1e12)], '1TB', [value('capacity', 64e9)]],
  ['probe', [value('bandwidth', 150e6)], '150MHz', [value('bandwidth', 350e6)]],
  ['soldering-station', [value('station-power', 70)], '70W', [value('station-power', 80)]],
  ['flux', [value('weight', 15)], '15g', [value('weight', 30)]],
  ['lab-supply', [value('voltage', 30)], '30.00V', [value('voltage', 16)]],
  ['radio-module', [text('marking', 'WROOM')], 'WROOM', [text('marking', 'MINI')]],
] as const)('a %s shows what it is', (kind, attributes, shown, neighbour) => {
  expect(drawPart({ kind, attributes })).toContain(shown);
  expect(drawPart({ kind, attributes: neighbour })).not.toContain(shown);
});

test.each([
  ['push-button', 'design', ['tactile', 'toggle']],
  ['drive', 'design', ['2.5 inch', 'M.2 2280', 'USB stick']],
  ['cooler', 'design', ['heat sink', 'fan']],
  ['pliers', 'function', ['gripping', 'cutting', 'crimping']],
  ['screwdriver', 'design', ['screwdrivers', 'hex keys']],
  ['tweezers', 'design', ['straight', 'bent']],
  ['wheel', 'design', ['wheel', 'ball caster', 'track']],
  ['spacer', 'design', ['female–female', 'male–female']],
])('a %s looks as its %s says', (kind, key, looks) => {
  const pictures = looks.map((look) => drawPart({ kind, attributes: [text(key, look)] }));
  expect(new Set(pictures).size).toBe(looks.length);
});

test.each([
  ['logic-analyser', 'channels', 4, 8],
  ['lab-supply', 'outputs', 1, 3],
  ['robot-arm', 'degrees-of-freedom', 4, 6],
  ['charger', 'cells', 2, 4],
  ['brick-plate', 'studs', 4, 8],
  ['screwdriver', 'pieces', 3, 6],
])('a %s with more %s shows more', (kind, key, fewer, more) => {
  const shapes = (wanted: number) => drawPart({ kind, attributes: [value(key, wanted)] }).length;
  expect(shapes(more)).toBeGreaterThan(shapes(fewer));
});

test.each([
  ['enclosure', ['length', 'width']],
  ['button-cell', ['diameter', 'height']],
  ['spacer', ['length', 'width-across-flats']],
] as const)('a %s keeps its proportion', (kind, [long, wide]) => {
  const drawn = (ratio: number) => drawPart({ kind, attributes: [value(long, ratio / 100), value(wide, 0.01)] });
  expect(drawn(1.5)).not.toBe(drawn(3));
});

test.each([
  [79, 3],
  [80, 5],
  [200, 7],
  [500, 11],
])('a brick set of %d parts is a pile of its size', (parts, studsInFront) => {
  const svg = drawPart({ kind: 'brick-set', attributes: [value('parts', parts)] });
  expect(occurrences(svg, '<ellipse')).toBe(studsInFront * 2);
});

test('a picture that names no kind we know shows the shop’s chip', () => {
  const unknown = drawPart({ kind: 'toString', attributes: [] });
  expect(unknown).toBe(drawPart({ kind: '', attributes: [] }));
  expect(unknown).not.toBe(drawPart({ kind: 'resistor', attributes: [] }));
});
