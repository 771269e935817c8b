import { cartLimit, specifiedLimits } from '@platine/domain/cart/limit.ts';
import type { Product } from '@platine/domain/catalog/product.ts';
import { fullToWire } from '@platine/domain/catalog/productToWire.ts';
import type { Stock } from '@platine/domain/catalog/stock.ts';
import { product as wireSchema } from '@platine/domain/contract/schemas/product.ts';
import { conforming } from './conforming.ts';
import { picture } from './picture.ts';
import { price } from './price.ts';

/** In the warehouse, next business day (spec §9). */
export function buildStock(overrides: Partial<Stock> = {}): Stock {
  return { pieces: 120, timeFrame: 10, expected: null, presale: null, ...overrides };
}

/**
 * A product with everything that its page shows: a plain resistor for 0.12 €, unless the overrides say more. Throws for one that does not fit the
 * contract. Without a rule it has a step of one, and the limit of a customer who is no school.
 */
export function buildProduct(overrides: Partial<Product> = {}): Product {
  const name = overrides.name ?? { EN: 'Resistor 10 kΩ', DE: 'Widerstand 10 kΩ', FR: 'Résistance 10 kΩ' };
  const sku = overrides.sku ?? 100_001;
  const assets = overrides.assets ?? [picture('resistor', [], name)];
  const plain: Omit<Product, 'rule'> = {
    sku,
    name,
    description: { EN: 'Carbon film, 0.25 W.', DE: 'Kohleschicht, 0,25 W.', FR: 'Couche carbone, 0,25 W.' },
    flags: [],
    manufacturer: { id: 12, name: 'Ohmwerk', partNumber: `OW-${sku}` },
    assets,
    documents: [],
    attributes: [],
    prices: [price(1, 12)],
    taxClass: 'STANDARD',
    stock: buildStock(),
    gtin: null,
    content: null,
    warnings: [],
    facts: null,
    safetyContact: null,
    lifecycle: null,
    categoryPaths: ['1.2.1'],
    related: [],
    variants: null,
    ...overrides,
  };
  const product: Product = { ...plain, rule: overrides.rule ?? { step: 1, limit: limitOf(plain, false) } };
  conforming(wireSchema, fullToWire(product));
  return product;
}

/** Pieces that one customer may have of a product; null without a limit (D13). */
export function limitOf(
  { sku, name, flags, manufacturer }: Omit<Product, 'rule'>,
  educationalInstitution: boolean,
): number | null {
  const limited = { sku, manufacturerId: manufacturer.id, nameEn: name.EN ?? '', flags };
  return cartLimit(limited, educationalInstitution, specifiedLimits);
}
