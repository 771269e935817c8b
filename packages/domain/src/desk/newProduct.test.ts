import { expect, test } from 'vitest';
import { categoryChoices, newProductFromWire, newProductToWire } from './newProduct.ts';

test('categories are chosen by their names from the top level down, in the order of the alphabet', () => {
  const categories = [
    { path: '1.2', name: { EN: 'Shop' } },
    { path: '1.2.1', name: { EN: 'Parts', DE: 'Bauteile' } },
    { path: '1.2.1.1', name: { EN: 'Resistors', DE: 'Widerstände' } },
    { path: '1.2.2', name: { EN: 'Audio' } },
  ];
  expect(categoryChoices(categories, 'DE')).toEqual([
    { path: '1.2.2', name: 'Audio' },
    { path: '1.2.1', name: 'Bauteile' },
    { path: '1.2.1.1', name: 'Bauteile › Widerstände' },
  ]);
});

test('D10: a price is euros on the wire, and a product may have none', () => {
  const product = {
    sku: 7,
    name: { EN: 'Lamp' },
    manufacturerId: 1,
    partNumber: 'L-1',
    gtin: '',
    categoryPath: '1.2.1',
    price: 1999,
    stock: 3,
    weightGrams: 250,
  };
  expect(newProductToWire(product).PRICE).toBe(19.99);
  for (const price of [1999, null])
    expect(newProductFromWire(newProductToWire({ ...product, price }))).toEqual({ ...product, price });
});
