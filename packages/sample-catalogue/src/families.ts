import type { ProductLine } from '@platine/api/catalogue/catalogueLines.ts';
import { boardConnectors } from './boardConnectors.ts';
import { buttonCells } from './buttonCells.ts';
import { cables } from './cables.ts';
import { ceramicCapacitors } from './ceramicCapacitors.ts';
import { chipResistors } from './chipResistors.ts';
import { integratedCircuits } from './circuits.ts';
import { crystals } from './crystals.ts';
import { diodes } from './diodes.ts';
import { fasteners } from './fasteners.ts';
import { inductors } from './inductors.ts';
import { leds } from './leds.ts';
import { otherCapacitors } from './otherCapacitors.ts';
import { toLine } from './part.ts';
import { powerSupplies } from './powerSupplies.ts';
import { protection } from './protection.ts';
import { regulators } from './regulators.ts';
import { throughHoleResistors } from './throughHoleResistors.ts';
import { transistors } from './transistors.ts';
import { trimmers } from './trimmers.ts';
import { wireConnectors } from './wireConnectors.ts';
import { wires } from './wires.ts';

/** The products of the sample catalogue that are generated from tables of values, sorted by SKU. */
export const familyProducts: readonly ProductLine[] = [
  chipResistors,
  throughHoleResistors,
  trimmers,
  ceramicCapacitors,
  otherCapacitors,
  inductors,
  crystals,
  leds,
  diodes,
  regulators,
  transistors,
  integratedCircuits,
  boardConnectors,
  wireConnectors,
  protection,
  powerSupplies,
  cables,
  wires,
  fasteners,
  buttonCells,
]
  .flatMap((family) => family.map(toLine))
  .toSorted((one, other) => one.SKU - other.SKU);

/** The file that holds them, one a line. */
export const familyFile = 'products-families.jsonl';

export function familyLines(): string {
  return `${familyProducts.map((product) => JSON.stringify(product)).join('\n')}\n`;
}
