import type { DeskProduct } from '@platine/domain/desk/deskProduct.ts';
import type { ProductCell } from '@platine/domain/desk/productCells.ts';

/** The cells of a product; the shop's table has more. */
export const deskCells: readonly ProductCell[] = [
  { heading: 'KIND', text: 'other' },
  { heading: 'MANUFACTURER_SKU', text: 'HT-60' },
  { heading: 'GTIN', text: '' },
  { heading: 'CATEGORY_PATHS', text: '1.5.1' },
  { heading: 'MINIMUM_ORDER_QUANTITY', text: '1' },
  { heading: 'WEIGHT_GRAMS', text: '420' },
  { heading: 'HS_CODE', text: '' },
  { heading: 'ORIGIN_COUNTRY', text: 'DE' },
  { heading: 'ATTRIBUTES', text: '[{"KEY":"power","NAME":{"EN":"Power"},"VALUE":60,"TEXT":null,"UNIT":"W"}]' },
];

/** A soldering iron that sells, unless the overrides differ. */
export function buildDeskProduct(overrides: Partial<DeskProduct> = {}): DeskProduct {
  return {
    sku: 193_021,
    name: { EN: 'Soldering iron 60 W', DE: 'Lötkolben 60 W', FR: 'Fer à souder 60 W' },
    description: { EN: 'With a ceramic heater.', DE: 'Mit keramischem Heizelement.', FR: 'À résistance céramique.' },
    manufacturer: 'Heliotherm',
    partNumber: 'HT-60',
    price: 4900,
    original: null,
    breaks: [{ from: 10, price: 4500 }],
    record: { current: 4900, lowest: 4700, lowestNow: 4900 },
    stock: 24,
    place: null,
    sold: 12,
    state: 'onSale',
    edited: false,
    flags: [],
    pictures: [],
    documents: [],
    cells: deskCells,
    changes: [],
    ...overrides,
  };
}

/** Products of which one sells as usual, one runs out, and one is not sold. */
export function deskProducts(): readonly DeskProduct[] {
  const resistor = { EN: 'Resistor 10 kΩ', DE: 'Widerstand 10 kΩ', FR: 'Résistance 10 kΩ' };
  const lamp = { EN: 'Magnifying lamp', DE: 'Lupenleuchte', FR: 'Lampe-loupe' };
  return [
    buildDeskProduct({ place: 'A-03-2' }),
    buildDeskProduct({
      sku: 193_022,
      name: resistor,
      partNumber: 'R-10K',
      price: 12,
      stock: 40,
      place: 'C-12-4',
      sold: 260,
      breaks: [],
    }),
    buildDeskProduct({
      sku: 193_023,
      name: lamp,
      partNumber: 'ML-5',
      stock: 3,
      sold: 0,
      state: 'notSold',
      flags: ['NO_SALE'],
    }),
  ];
}
