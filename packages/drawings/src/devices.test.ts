import { expect, test } from 'vitest';
import type { PartAttribute } from './attributes.ts';
import { drawView, viewsOf } from './drawView.ts';
import { text, value } from './parts.testing.ts';
import type { View } from './views.ts';

const panel = [value('pixels-wide', 128), value('pixels-high', 64)];
const tip = [value('length', 0.04), value('tip-width', 0.0024)];

/** A tool or device, its further view, and a neighbour that lacks what the view is drawn from. */
test.each<[kind: string, part: readonly PartAttribute[], view: View, neighbour: readonly PartAttribute[]]>([
  ['pliers', [value('tool-length', 0.18)], 'dimensions', [value('length', 0.18)]],
  ['tweezers', [value('tool-length', 0.12)], 'dimensions', []],
  ['vise', [value('jaw-opening', 0.073)], 'dimensions', [value('cutting-capacity', 0.073)]],
  ['robot-arm', [value('reach', 0.5)], 'dimensions', [value('payload', 500)]],
  ['robot-arm', [value('height', 0.52)], 'dimensions', []],
  [
    'motor',
    [text('motor-type', 'servo'), value('length', 0.023)],
    'dimensions',
    [text('motor-type', 'brushed'), value('length', 0.023)],
  ],
  [
    'wheel',
    [text('design', 'track'), value('sprocket-distance', 0.085)],
    'dimensions',
    [text('design', 'wheel'), value('sprocket-distance', 0.085)],
  ],
  ['soldering-tip', tip, 'dimensions', tip.slice(0, 1)],
  ['display', [...panel, value('diagonal', 0.0244)], 'dimensions', panel],
  ['power-supply', [text('connector-a', 'barrel 5.5 × 2.1 mm')], 'dimensions', [text('connector-a', 'barrel')]],
  ['probe', [text('connector-a', 'BNC'), value('length', 1.2)], 'dimensions', [value('length', 1.2)]],
  ['breadboard', [value('pitch', 0.00254)], 'dimensions', [value('contacts', 400)]],
  ['spool', [value('diameter', 0.0005)], 'dimensions', [value('weight', 100)]],
  ['multimeter', [value('voltage', 600)], 'symbol', [value('counts', 6000)]],
  ['lab-supply', [value('voltage', 30)], 'symbol', [value('output-power', 150)]],
  ['charger', [text('input-voltage', '5 V')], 'symbol', [value('cells', 1)]],
  ['connector', [text('design', 'lever connector'), value('positions', 3)], 'symbol', [value('positions', 3)]],
  ['soldering-iron', [value('heating-power', 80)], 'symbol', [value('voltage', 24)]],
  ['hub', [text('connector-a', 'USB-A')], 'pins', [text('connector-a', 'a plug')]],
  ['drive', [text('connector-a', 'USB-A')], 'pins', [text('design', 'USB stick')]],
  ['router', [text('connector-a', 'RJ45')], 'pins', [value('ports', 5)]],
  ['screwdriver', [text('drive', 'hex')], 'front', [value('pieces', 9)]],
])('a %s with %j has the view %s, and with %j has not', (kind, attributes, view, neighbour) => {
  expect(viewsOf({ kind, attributes })).toContain(view);
  expect(viewsOf({ kind, attributes: neighbour })).not.toContain(view);
});

const drawn = (kind: string, view: View, attributes: readonly PartAttribute[]) =>
  drawView({ kind, attributes }, view) ?? '';
const textsOf = (svg: string) => [...svg.matchAll(/<text[^>]*>([^<]+)</g)].map((match) => match[1]);

test.each<[kind: string, view: View, attributes: readonly PartAttribute[], texts: readonly string[]]>([
  ['pliers', 'dimensions', [value('tool-length', 0.125)], ['125 mm']],
  ['soldering-tip', 'dimensions', tip, ['40 mm', '2.4 mm']],
  ['robot-arm', 'dimensions', [value('reach', 0.5), value('height', 0.52)], ['500 mm']],
  ['display', 'dimensions', [...panel, value('diagonal', 0.0244)], ['24.4 mm', '128 px', '64 px']],
  ['power-supply', 'dimensions', [text('connector-a', 'barrel 5.5\u00a0×\u00a02.1\u00a0mm')], ['⌀ 5.5 mm', '⌀ 2.1 mm']],
  ['multimeter', 'symbol', [value('voltage', 600), value('current', 10)], ['V-A']],
  ['multimeter', 'symbol', [value('voltage', 600)], ['V']],
  ['oscilloscope', 'symbol', [value('channels', 4)], ['4']],
  ['oscilloscope', 'symbol', [value('channels', 1)], []],
  ['logic-analyser', 'symbol', [value('channels', 16)], ['16']],
  ['hub', 'pins', [text('connector-a', 'USB-A')], ['1', '2', '3', '4']],
  [
    'hub',
    'pins',
    [text('connector-a', 'USB-A'), text('interface', 'USB 3.0')],
    ['1', '2', '3', '4', '9', '8', '7', '6', '5'],
  ],
  ['router', 'pins', [text('connector-a', 'RJ45')], ['1', '2', '3', '4', '5', '6', '7', '8']],
  [
    'hub',
    'pins',
    [text('connector-a', 'USB-C')],
    [
      ...Array.from({ length: 12 }, (_, index) => `A${index + 1}`),
      ...Array.from({ length: 12 }, (_, index) => `B${12 - index}`),
    ],
  ],
])('the %s has on its view %s, with %j, the texts %j', (kind, view, attributes, texts) => {
  expect(textsOf(drawn(kind, view, attributes))).toEqual(texts);
});

const count = (svg: string, piece: string) => svg.split(piece).length - 1;

test.each([
  [1, 2],
  [2, 4],
  [3, 6],
])('a supply with %d outputs is a source for each, with two connections', (outputs, connections) => {
  const svg = drawn('lab-supply', 'symbol', [value('voltage', 30), value('outputs', outputs)]);
  expect(count(svg, 'class="contact"')).toBe(connections);
});

test.each([2, 3, 5])('a lever connector joins its %d conductors', (positions) => {
  const svg = drawn('connector', 'symbol', [text('design', 'lever connector'), value('positions', positions)]);
  expect(count(svg, 'class="contact"')).toBe(positions);
  expect(count(svg, 'class="solid"')).toBe(positions - 2);
});

test('a set of drivers shows each drive that it has, once', () => {
  const drives = (says: string) => count(drawn('screwdriver', 'front', [text('drive', says)]), 'class="shade"');
  expect(drives('hex')).toBe(1);
  expect(drives('slotted, Phillips')).toBe(2);
  expect(drives('slotted, Phillips, hex, Torx')).toBe(4);
});

/** Length of a line of the tip's outline against the chisel's width. */
test.each([
  [0.0016, 0.04],
  [0.0024, 0.04],
  [0.0032, 0.05],
])('a tip of %d × %d m is in proportion', (width, length) => {
  const svg = drawn('soldering-tip', 'dimensions', [value('length', length), value('tip-width', width)]);
  const [, upper, lower] = /d="M26 ([\d.]+)L74 66V94L26 ([\d.]+)Z"/.exec(svg) ?? [];
  expect((Number(lower) - Number(upper)) / (214 - 26)).toBeCloseTo(width / length, 3);
});

test.each([
  [128, 64],
  [240, 240],
  [122, 250],
])('a display of %d × %d pixels is true to scale', (wide, high) => {
  const svg = drawn('display', 'dimensions', [
    value('pixels-wide', wide),
    value('pixels-high', high),
    value('diagonal', 0.05),
  ]);
  const [, width, height] = /<rect[^>]* width="([\d.]+)" height="([\d.]+)"/.exec(svg) ?? [];
  expect(Number(width) / Number(height)).toBeCloseTo(wide / high, 1);
});

test('the measure of a thin side stays on the sheet', () => {
  const svg = drawn('book', 'dimensions', [value('length', 0.24), value('width', 0.17), value('height', 0.0125)]);
  const [, x, size] = /<text x="([\d.]+)"[^>]*font-size="([\d.]+)">12\.5 mm</.exec(svg) ?? [];
  expect(Number(x) + ('12.5 mm'.length * 0.62 * Number(size)) / 2).toBeLessThan(240);
});

/** The picture is 0.78 times as large, about the middle of the sheet: its jaws end at these units. */
test.each([
  ['crimping', 200],
  ['cutting', 178],
  ['stripping', 178],
  ['gripping', 212],
])('pliers for %s are measured to the end of their jaws', (purpose, end) => {
  const svg = drawn('pliers', 'dimensions', [text('function', purpose), value('tool-length', 0.15)]);
  const ends = [...svg.matchAll(/class="metal" d="M([\d.]+) ([\d.]+)L([\d.]+) ([\d.]+)"/g)]
    .filter(([, x, , to]) => x === to)
    .map(([, x]) => Number(x));
  expect(ends.map((x) => (x - 26.4) / 0.78)).toEqual([expect.closeTo(24, 1), expect.closeTo(end, 1)]);
});
