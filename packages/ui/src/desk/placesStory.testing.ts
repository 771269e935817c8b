import type { DeskFile } from '@platine/mocks/desk/desk.ts';
import { createDesk } from '@platine/mocks/desk/desk.ts';
import { buildAddress, buildOrder } from '@platine/mocks/builders/order.ts';
import { buildFile } from '@platine/mocks/desk/deskFile.ts';
import { createDeskHandlers } from '@platine/mocks/desk/deskHandlers.ts';
import { buildDeskProduct } from '@platine/mocks/desk/deskProductFile.ts';

const parts = [
  {
    sku: 193_024,
    partNumber: 'WIRE-05',
    name: { EN: 'Solder wire 0.5 mm', DE: 'Lötdraht 0,5 mm', FR: 'Fil à souder 0,5 mm' },
  },
  {
    sku: 193_021,
    partNumber: 'HT-60',
    name: { EN: 'Soldering iron 60 W', DE: 'Lötkolben 60 W', FR: 'Fer à souder 60 W' },
  },
  { sku: 193_022, partNumber: 'T-1', name: { EN: 'Soldering tip', DE: 'Lötspitze', FR: 'Panne' } },
  { sku: 193_023, partNumber: 'ML-5', name: { EN: 'Magnifying lamp', DE: 'Lupenleuchte', FR: 'Lampe-loupe' } },
] as const;
const places: Readonly<Record<number, string>> = { 193_021: 'A-10', 193_022: 'A-2', 193_023: 'Regal 4, links unten' };

type Buyer = readonly [firstName: string, lastName: string];

/** A paid order of these pieces of the parts, one after the other; 0 for a part that it does not have. */
function orderOf(orderNumber: string, [firstName, lastName]: Buyer, amounts: readonly number[]): DeskFile {
  const { lines, totals } = buildOrder();
  const [sample] = lines;
  if (sample === undefined) throw new Error('A built order has a line.');
  const ordered = parts
    .map((part, index) => ({ ...sample, ...part, amount: amounts[index] ?? 0 }))
    .filter(({ amount }) => amount > 0);
  const address = buildAddress({ firstName, lastName });
  const order = { orderNumber, lines: ordered, invoice: address, delivery: address };
  return buildFile({ order, acts: [{ kind: 'paid', cents: totals.total }] });
}

/** Three orders to pack, whose products lie on shelves, but one that lies nowhere that was named. */
export function desksWithPlaces() {
  const files = [
    orderOf('2026-100001', ['Camille', 'Weber'], [1, 3, 1, 2]),
    orderOf('2026-100002', ['Jonas', 'Hoffmann'], [2, 1, 0, 0]),
    orderOf('2026-100003', ['Marie', 'Dubois'], [0, 0, 5, 1]),
  ];
  const products = parts.map(({ sku, name, partNumber }) =>
    buildDeskProduct({ sku, name, partNumber, place: places[sku] ?? null }),
  );
  return createDeskHandlers(createDesk({ files, products }));
}
