import { expect, test } from 'vitest';
import type { PartAttribute } from './attributes.ts';
import { models } from './bricks/models.ts';
import { drawPart } from './drawPart.ts';
import { drawView, viewsOf } from './drawView.ts';
import { text, value } from './parts.testing.ts';
import { isView, views } from './views.ts';
import type { View } from './views.ts';

const fuse = [value('diameter', 0.005), value('length', 0.02)];
const header = [value('positions', 6), value('rows', 2), value('pitch', 0.00254)];
const bolt = [
  value('diameter', 0.003),
  value('length', 0.01),
  value('head-diameter', 0.0055),
  value('head-height', 0.003),
];

/** A part, its views, and a neighbour that lacks what one of them is drawn from. */
test.each<
  [kind: string, part: readonly PartAttribute[], wanted: View[], neighbour: readonly PartAttribute[], less: View[]]
>([
  ['resistor', [value('diameter', 0.0023)], ['picture', 'symbol', 'dimensions'], [], ['picture', 'symbol']],
  ['fuse', fuse, ['picture', 'symbol', 'dimensions'], [value('length', 0.02)], ['picture', 'symbol']],
  ['potentiometer', [value('resistance', 1e3)], ['picture', 'symbol'], [text('contact-form', 'encoder')], ['picture']],
  ['transistor', [text('polarity', 'NPN')], ['picture', 'symbol'], [text('polarity', 'unheard-of')], ['picture']],
  ['transistor', [value('output-voltage', 5)], ['picture', 'symbol'], [], ['picture']],
  [
    'relay',
    [text('contact-form', '1 changeover')],
    ['picture', 'symbol'],
    [text('contact-form', '1 make')],
    ['picture'],
  ],
  ['push-button', [text('contact-form', '1 make')], ['picture', 'symbol'], [], ['picture']],
  ['motor', [text('motor-type', 'gear motor')], ['picture', 'symbol'], [text('motor-type', 'servo')], ['picture']],
  ['supply-module', [text('input-voltage', '6.5–36 V')], ['picture', 'symbol'], [], ['picture']],
  ['integrated-circuit', [value('pins', 14)], ['picture', 'pins'], [value('pins', 13)], ['picture']],
  [
    'integrated-circuit',
    [text('function', 'four OR gates')],
    ['picture', 'symbol'],
    [text('function', 'a counter')],
    ['picture'],
  ],
  ['box-header', header, ['picture', 'pins', 'dimensions'], [value('positions', 6)], ['picture']],
  ['film-capacitor', [value('pitch', 0.005)], ['picture', 'symbol', 'dimensions'], [], ['picture', 'symbol']],
  [
    'board',
    [value('length', 0.08), value('width', 0.05)],
    ['picture', 'dimensions'],
    [value('length', 0.08)],
    ['picture'],
  ],
  ['screw', bolt, ['picture', 'dimensions'], bolt.slice(0, 3), ['picture']],
  [
    'nut',
    [value('width-across-flats', 0.005), value('height', 0.002)],
    ['picture', 'dimensions'],
    [value('height', 0.002)],
    ['picture'],
  ],
  ['brick-set', [text('model', 'tram')], ['picture', 'front'], [text('model', 'a castle')], ['picture']],
  [
    'cable',
    [value('length', 2), text('connector-a', 'USB-A')],
    ['picture', 'dimensions'],
    [value('length', 2)],
    ['picture'],
  ],
  ['wire', [value('cross-section', 0.14)], ['picture', 'dimensions'], [value('length', 25)], ['picture']],
  ['unheard-of', [value('length', 0.08), value('width', 0.05)], ['picture'], [], ['picture']],
])('a %s with %j has the views %j, and with %j %j', (kind, attributes, wanted, neighbour, less) => {
  expect(viewsOf({ kind, attributes })).toEqual(wanted);
  expect(viewsOf({ kind, attributes: neighbour })).toEqual(less);
});

test('each view that a part has is another drawing, and none that it lacks is drawn', () => {
  const part = { kind: 'fuse', attributes: fuse };
  const drawn = views.map((view) => drawView(part, view));
  expect(drawn[0]).toBe(drawPart(part));
  expect(drawn.map((svg) => svg?.slice(0, 4) ?? null)).toEqual(['<svg', null, '<svg', null, '<svg']);
  expect(new Set(drawn.filter(Boolean)).size).toBe(3);
});

test('each model of bricks is a picture of its own, from both sides; an unknown one is the pile', () => {
  const drawn = [...models.keys(), 'a castle'].map((model) =>
    drawPart({ kind: 'brick-set', attributes: [text('model', model)] }),
  );
  const fronts = [...models.keys()].map((model) =>
    drawView({ kind: 'brick-set', attributes: [text('model', model)] }, 'front'),
  );
  expect(models.size).toBeGreaterThanOrEqual(19);
  expect(new Set([...drawn, ...fronts]).size).toBe(2 * models.size + 1);
  expect(drawn.at(-1)).toBe(drawPart({ kind: 'brick-set', attributes: [] }));
});

test.each(['pictures', 'toString', '', 'SYMBOL'])('%j is no view', (name) => {
  expect(isView(name)).toBe(false);
});

/** Parts of a kind whose symbols differ. */
test.each<[kind: string, one: readonly PartAttribute[], other: readonly PartAttribute[]]>([
  ['diode', [value('zener-voltage', 5.1)], []],
  ['diode', [text('technology', 'Schottky')], [text('technology', 'silicon')]],
  ['diode', [value('breakdown-voltage', 6.8)], [value('reverse-voltage', 50)]],
  ['transistor', [text('polarity', 'NPN')], [text('polarity', 'PNP')]],
  ['voltage-regulator', [text('polarity', 'N channel')], [text('polarity', 'P channel')]],
  ['voltage-regulator', [value('output-voltage', 5)], [value('output-voltage', 12)]],
  ['battery', [value('voltage', 1.2)], [value('voltage', 9)]],
  ['relay', [text('contact-form', '1 changeover')], [text('contact-form', '2 changeovers')]],
  ['push-button', [text('contact-form', '1 make')], [text('contact-form', '1 changeover')]],
  ['motor', [text('motor-type', 'gear motor')], [text('motor-type', 'stepper')]],
  ['power-supply', [text('input-voltage', '230 V AC')], [text('input-voltage', '12 V')]],
  ['integrated-circuit', [text('function', 'four NAND gates')], [text('function', 'four AND gates')]],
  ['integrated-circuit', [text('function', 'four NOR gates')], [text('function', 'four OR gates')]],
  [
    'integrated-circuit',
    [text('function', 'six inverters')],
    [text('function', 'six inverters with Schmitt triggers')],
  ],
])('the symbol of a %s tells %j from %j', (kind, one, other) => {
  const symbol = (attributes: readonly PartAttribute[]) => drawView({ kind, attributes }, 'symbol');
  expect(symbol(one)).toMatch(/^<svg/);
  expect(symbol(other)).toMatch(/^<svg/);
  expect(symbol(one)).not.toBe(symbol(other));
});

const dimensions = (kind: string, attributes: readonly PartAttribute[]) =>
  drawView({ kind, attributes }, 'dimensions') ?? '';
const textsOf = (svg: string) => [...svg.matchAll(/<text[^>]*>([^<]+)</g)].map((match) => match[1]);

test.each<[kind: string, attributes: readonly PartAttribute[], texts: readonly string[]]>([
  ['fuse', fuse, ['20 mm', '⌀ 5 mm']],
  ['led', [value('diameter', 0.005)], ['⌀ 5 mm']],
  ['enclosure', [value('length', 0.07), value('width', 0.097), value('height', 0.032)], ['97 mm', '70 mm', '32 mm']],
  ['pin-header', [value('positions', 5), value('pitch', 0.00254)], ['10.16 mm', '2.54 mm']],
  ['film-capacitor', [value('pitch', 0.0075)], ['7.5 mm']],
  ['heat-shrink', [value('inner-diameter', 0.0064), text('shrink-ratio', '2:1')], ['⌀ 6.4 mm', '⌀ 3.2 mm']],
  ['screw', bolt, ['10 mm', '3 mm', '⌀ 5.5 mm']],
  ['cable', [value('length', 0.25), text('connector-a', 'RJ45')], ['0.25 m']],
  ['wire', [value('cross-section', 0.14)], ['0.14 mm²']],
])('the dimensions of a %s are written on it', (kind, attributes, texts) => {
  expect(textsOf(dimensions(kind, attributes)).filter((one) => one !== '')).toEqual(texts);
});

test.each([
  [0.08, 0.04],
  [0.04, 0.08],
  [0.05, 0.05],
])('an outline of %d × %d m is true to scale', (length, width) => {
  const svg = dimensions('board', [value('length', length), value('width', width)]);
  const [, wide, high] = /<rect[^>]* width="([\d.]+)" height="([\d.]+)"/.exec(svg) ?? [];
  expect(Number(wide) / Number(high)).toBeCloseTo(Math.max(length, width) / Math.min(length, width), 1);
});

test('what would be drawn as a mere line has no dimension drawing', () => {
  expect(viewsOf({ kind: 'fuse', attributes: [value('length', 10), value('diameter', 0.005)] })).not.toContain(
    'dimensions',
  );
});

test.each([
  ['integrated-circuit', [value('pins', 4)], ['1', '2', '4', '3']],
  ['ic-socket', [value('pins', 6)], ['1', '2', '3', '6', '5', '4']],
  ['box-header', header, ['1', '2', '3', '4', '5', '6']],
])('the pins of a %s are numbered as its data sheet does', (kind, attributes, numbers) => {
  expect(textsOf(drawView({ kind, attributes }, 'pins') ?? '')).toEqual(numbers);
});
