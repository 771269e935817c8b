import { expect, test } from 'vitest';
import { fitsPackage, readPackage } from './packages.ts';

test.each([
  ['Resistor_SMD:R_0805_2012Metric', '0805', false],
  ['Capacitor_SMD:C_0603_1608Metric_Pad1.08x0.95mm_HandSolder', '0603', false],
  ['R_1206', '1206', false],
  ['0402 (1005 Metric)', '0402', false],
  ['Resistor_THT:R_Axial_DIN0207_L6.3mm_D2.5mm_P10.16mm_Horizontal', null, true],
  ['Package_TO_SOT_SMD:SOT-23', 'SOT-23', false],
  ['Package_TO_SOT_THT:TO-220-3_Vertical', 'TO-220-3', true],
  ['Package_DIP:DIP-8_W7.62mm', 'DIP-8', false],
  ['PDIP8', 'DIP-8', false],
  ['Diode_THT:D_DO-41_SOD81_P10.16mm_Horizontal', 'DO-41', true],
  ['Crystal:Crystal_HC49-4H_Vertical', 'HC-49', false],
  ['MountingHole_3.2mm', null, false],
  ['', null, false],
])('"%s" states %s', (text, name, throughHole) => expect(readPackage(text)).toEqual({ name, throughHole }));

const chip = { name: '0805', throughHole: false };
const wired = { name: null, throughHole: true };

test.each([
  ['0805', chip, true],
  ['0603', chip, false],
  [null, chip, false],
  ['through-hole, 2.3 × 6.3 mm', wired, true],
  ['0805', wired, false],
  ['surface-mount, 12 × 12 mm', wired, false],
  [null, wired, true],
  ['glass, through-hole, DO-35', { name: 'DO-35', throughHole: true }, true],
  ['DO-41', { name: 'DO-35', throughHole: true }, false],
  ['HC-49/S', { name: 'HC-49', throughHole: false }, true],
  ['TO-92', { name: 'SOT-23', throughHole: false }, false],
  [null, { name: 'SOT-23', throughHole: false }, true],
])('the package %s for %o: %s', (offered, stated, fitting) => expect(fitsPackage(offered, stated)).toBe(fitting));
