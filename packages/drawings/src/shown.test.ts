import { expect, test } from 'vitest';
import type { PartAttribute } from './attributes.ts';
import { drawPart } from './drawPart.ts';
import { text, value } from './parts.testing.ts';

const cells = value('columns', 16);
const wave = [value('pixels-wide', 128), value('pixels-high', 64)] as const;
const small = value('resistance', 4700);

/** A part, what it is, and a neighbour that differs in one attribute: their pictures differ, because buyers tell them apart by it. */
test.each<[kind: string, one: readonly PartAttribute[], other: readonly PartAttribute[]]>([
  ['battery', [value('voltage', 1.2)], [value('voltage', 9)]],
  ['board', [value('length', 0.085), value('width', 0.056)], [value('length', 0.06), value('width', 0.056)]],
  ['board', [value('pins', 14)], [value('pins', 20)]],
  ['board', [value('ethernet-ports', 0)], [value('ethernet-ports', 1)]],
  ['board', [value('usb-ports', 1)], [value('usb-ports', 4)]],
  ['board', [], [text('wireless', 'Wi-Fi')]],
  ['book', [value('pages', 96)], [value('pages', 320)]],
  ['breadboard', [value('contacts', 270)], [value('contacts', 400)]],
  ['brick-set', [value('motors', 0)], [value('motors', 2)]],
  ['cable', [text('connector-a', 'USB-A')], [text('connector-a', 'USB-C')]],
  ['cable', [text('connector-b', 'RJ45')], [text('connector-b', 'HDMI')]],
  ['cable', [text('connector-a', 'Micro-USB')], [text('connector-a', 'barrel plug')]],
  ['cable', [text('connector-a', 'jumper plug')], [text('connector-a', 'USB-A')]],
  ['ceramic-capacitor', [value('capacitance', 1e-7)], [value('capacitance', 1e-8)]],
  ['ceramic-capacitor', [text('package', '0805')], [text('package', 'radial')]],
  ['display', [cells], [value('columns', 20)]],
  ['display', [cells, value('rows', 2)], [cells, value('rows', 4)]],
  ['display', wave, [value('pixels-wide', 128), value('pixels-high', 128)]],
  ['display', [value('pins', 4)], [value('pins', 16)]],
  ['electrolytic-capacitor', [value('capacitance', 1e-4)], [value('capacitance', 1e-3)]],
  ['electrolytic-capacitor', [value('voltage', 16)], [value('voltage', 63)]],
  ['film-capacitor', [value('voltage', 63)], [value('voltage', 250)]],
  ['hub', [value('usb-ports', 4)], [value('usb-ports', 7)]],
  ['hub', [text('connector-a', 'USB-A')], [text('connector-a', 'USB-C')]],
  ['integrated-circuit', [value('pins', 8)], [value('pins', 14)]],
  ['integrated-circuit', [text('marking', 'NE555')], [text('marking', 'LM358')]],
  ['lab-supply', [value('output-voltage', 30)], [value('output-voltage', 60)]],
  ['memory-card', [value('capacity', 32e9)], [value('capacity', 64e9)]],
  ['motor', [text('motor-type', 'stepper')], [text('motor-type', 'servo')]],
  ['motor', [text('motor-type', 'servo')], [text('motor-type', 'brushed')]],
  ['multimeter', [value('counts', 2000)], [value('counts', 6000)]],
  ['oscilloscope', [value('channels', 2)], [value('channels', 4)]],
  ['power-supply', [value('voltage', 5)], [value('voltage', 12)]],
  ['power-supply', [text('design', 'wall adapter')], [text('design', 'built-in')]],
  ['rail-supply', [value('current', 1.5)], [value('current', 2.5)]],
  ['relay', [text('contact-form', '1 changeover')], [text('contact-form', '2 changeovers')]],
  ['robot', [value('wheels', 2)], [value('wheels', 4)]],
  ['router', [value('antennas', 2)], [value('antennas', 4)]],
  ['screw', [value('length', 0.006), value('diameter', 0.003)], [value('length', 0.012), value('diameter', 0.003)]],
  ['screw', [text('drive', 'hex socket')], [text('drive', 'Phillips')]],
  ['sensor-module', [text('principle', 'ultrasonic')], [text('principle', 'infrared')]],
  ['smd-resistor', [small, value('tolerance', 1)], [value('resistance', 1000), value('tolerance', 1)]],
  ['smd-resistor', [small, value('tolerance', 1)], [small, value('tolerance', 5)]],
  ['solar-panel', [value('cells', 18)], [value('cells', 36)]],
  ['voltage-regulator', [text('marking', '7805')], [text('marking', '7812')]],
])('a %s is told from its neighbour: %j from %j', (kind, one, other) => {
  expect(drawPart({ kind, attributes: one })).not.toBe(drawPart({ kind, attributes: other }));
});
