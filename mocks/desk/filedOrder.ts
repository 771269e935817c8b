import type { Gtins, StoragePlaces } from '@platine/domain/desk/deskOrder.ts';
import { noLabel, takesLabel } from '@platine/domain/shipping/labels.ts';
import { exampleShop } from '@platine/domain/shop/exampleShop.data.ts';
import type { Desk, DeskFile } from './desk.ts';
import { stateOfFile } from './desk.ts';

/** Codes on the pieces of the products that the mock's orders have. */
const mockGtins: Gtins = { 193_021: '4006381333931' };

/** An order as the desk sees it. The mock's delivery is the least expensive one: all of its charge is repaid. */
export function filedOrder(desk: Desk, file: DeskFile) {
  const state = stateOfFile(file);
  const label = desk.read().labels && takesLabel(state) ? (file.label ?? noLabel) : null;
  return {
    ...file,
    carriers: exampleShop.carriers,
    label,
    state,
    gtins: mockGtins,
    places: placesAt(desk),
    standardShipment: state.shipment - state.refundedShipment,
  };
}

/** Where the desk's products lie, those of other orders too: an order's file takes those of its lines. */
function placesAt(desk: Desk): StoragePlaces {
  const { products } = desk.read();
  return Object.fromEntries(products.flatMap(({ sku, place }) => (place === null ? [] : [[sku, place]])));
}
