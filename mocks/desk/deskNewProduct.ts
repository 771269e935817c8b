import type { NewProduct, NewProductChoices } from '@platine/domain/desk/newProduct.ts';
import type { NewProductRefusal } from '@platine/domain/desk/newProductRefusals.ts';
import { changedFacts } from '@platine/domain/desk/productEdit.ts';
import { pickText } from '@platine/domain/language/text.ts';
import { mockDate } from '../shop/date.ts';
import type { Desk } from './desk.ts';
import { buildDeskProduct } from './deskProductFile.ts';

const manufacturers = [
  { id: 1, name: 'Heliotherm' },
  { id: 2, name: 'Lentz' },
];
const categories = [
  { path: '1.2', name: { EN: 'Shop', DE: 'Shop', FR: 'Boutique' } },
  { path: '1.2.1', name: { EN: 'Tools', DE: 'Werkzeuge', FR: 'Outils' } },
  { path: '1.2.1.1', name: { EN: 'Soldering', DE: 'Löten', FR: 'Soudage' } },
];

export function newProductChoices(desk: Desk): NewProductChoices {
  const last = Math.max(0, ...desk.read().products.map(({ sku }) => sku));
  return { sku: last + 1, manufacturers, categories };
}

type Creation = {
  readonly product: NewProduct;
  readonly by: string;
  readonly why: string;
  readonly key: string;
};

/** A product before it was there. */
const nothing = {
  stock: 0,
  place: null,
  price: null,
  original: null,
  flags: [],
  name: {},
  description: {},
  pictures: [],
  documents: [],
  cells: [],
};

/** Brings a product in by the API's rules; of those of a line the mock knows the name's and the GTIN's. */
export function createProduct(desk: Desk, { product, by, why, key }: Creation): NewProductRefusal | null {
  const { products, productKeys } = desk.read();
  const press = `${by} ${key}`;
  if (productKeys.includes(press)) return null;
  const { sku, name, partNumber, price, stock } = product;
  if (products.some((one) => one.sku === sku)) return 'taken';
  const manufacturer = manufacturers.find(({ id }) => id === product.manufacturerId);
  if (manufacturer === undefined) return 'manufacturer';
  if (!categories.some(({ path }) => path === product.categoryPath)) return 'category';
  const isNamed = (pickText(name, 'EN')?.text ?? '').trim() !== '';
  if (!isNamed || !/^(?:|\d{8}|\d{12,14})$/.test(product.gtin)) return 'line';
  const created = buildDeskProduct({
    sku,
    name,
    description: {},
    manufacturer: manufacturer.name,
    partNumber,
    price,
    breaks: [],
    record: { current: price, lowest: null, lowestNow: price },
    stock,
    sold: 0,
    state: price === null ? 'notSold' : 'onSale',
    edited: true,
  });
  const at = `${mockDate}T09:00:00.000Z`;
  const id = productKeys.length + 1;
  const change = {
    id,
    at,
    by,
    why,
    kind: 'created',
    facts: changedFacts(nothing, { ...created, cells: [] }),
    overwritten: false,
  } as const;
  desk.change({
    products: [...products, { ...created, changes: [change] }],
    productKeys: [...productKeys, press],
  });
  return null;
}
