import type { Kind } from '@platine/drawings/kinds.ts';
import type { Typed } from './attributesOf.ts';

const box: Typed = { length: '0.08', width: '0.05', height: '0.02' };
const pins: Typed = { positions: '6', pitch: '0.00254' };

/** Attributes of a part whose further views need others than the measures of a box. */
const starts: { readonly [Each in Kind]?: Typed } = {
  battery: { diameter: '0.0145', length: '0.0505' },
  'box-header': { ...pins, positions: '10', rows: '2' },
  'brick-set': { model: 'tram' },
  'button-cell': { diameter: '0.02', height: '0.0032' },
  cable: { 'connector-a': 'USB-A', 'connector-b': 'USB-C', length: '1' },
  connector: pins,
  diode: { diameter: '0.0027', length: '0.0052' },
  display: { 'pixels-wide': '128', 'pixels-high': '64', diagonal: '0.0244' },
  drive: { 'connector-a': 'USB-A', interface: 'USB 3.0', design: 'USB stick' },
  'electrolytic-capacitor': { diameter: '0.0063', length: '0.011' },
  fuse: { diameter: '0.005', length: '0.02' },
  'heat-shrink': { 'inner-diameter': '0.0064', 'shrink-ratio': '2:1' },
  hub: { 'connector-a': 'USB-C' },
  'ic-socket': { pins: '14' },
  inductor: { diameter: '0.003', length: '0.0075' },
  'integrated-circuit': { pins: '14', function: 'four NAND gates' },
  led: { diameter: '0.005' },
  motor: { 'motor-type': 'gear motor', diameter: '0.025', length: '0.05' },
  multimeter: { voltage: '600', current: '10' },
  nut: { thread: 'M3', 'width-across-flats': '0.0055', height: '0.0024' },
  'pin-header': pins,
  pliers: { 'tool-length': '0.18' },
  'power-supply': { 'input-voltage': '230 V AC', 'connector-a': 'barrel 5.5 × 2.1 mm' },
  probe: { 'connector-a': 'BNC', 'connector-b': 'probe tip', length: '1.2' },
  'push-button': { 'contact-form': '1 make' },
  relay: { ...box, 'contact-form': '1 changeover' },
  resistor: { resistance: '4700', diameter: '0.0023', length: '0.0063' },
  robot: { diameter: '0.165', height: '0.08' },
  'robot-arm': { reach: '0.5' },
  router: { 'connector-a': 'RJ45' },
  screw: { diameter: '0.003', length: '0.01', 'head-diameter': '0.0055', 'head-height': '0.003' },
  screwdriver: { drive: 'slotted, Phillips' },
  'soldering-tip': { length: '0.04', 'tip-width': '0.0024' },
  spacer: { length: '0.01', 'width-across-flats': '0.0055' },
  spool: { diameter: '0.001' },
  'supply-module': { 'input-voltage': '24 V' },
  transistor: { polarity: 'NPN' },
  tweezers: { 'tool-length': '0.12' },
  vise: { 'jaw-opening': '0.073' },
  'voltage-regulator': { 'output-voltage': '5' },
  washer: { diameter: '0.007', height: '0.0005' },
  wheel: { diameter: '0.06', width: '0.008' },
  wire: { 'cross-section': '0.14' },
  'wire-connector': pins,
  'wire-housing': pins,
};

/** The attributes that a part of the kind begins with in the guide. */
export const startOf = (kind: Kind): Typed => starts[kind] ?? box;
