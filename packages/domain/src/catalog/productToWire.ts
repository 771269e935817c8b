import { flagsWithLimit } from '../cart/limit.ts';
import type { ProductWire } from '../contract/schemas/product.ts';
import type { Asset } from './assets.ts';
import type { ProductDocument } from './documents.ts';
import { taxClassToWire } from '../money/taxClassOnTheWire.ts';
import { contentToWire } from './content.ts';
import { factsToWire } from './factsOnTheWire.ts';
import { announcedLifecycle } from './lifecycle.ts';
import { lifecycleToWire } from './lifecycleOnTheWire.ts';
import { pricesToWire } from './prices.ts';
import type { Attribute, Product, SafetyContact } from './product.ts';
import { stockToWire } from './stock.ts';
import { variantsToWire } from './variantsOnTheWire.ts';

/** A product as a listing needs it (FILTER_CLASS LIST), in euros. */
export function listedToWire(product: Product): ProductWire {
  const { sku, name, manufacturer, prices, rule } = product;
  const sale = { PRICES: pricesToWire(prices), MINIMUM_ORDER_QUANTITY: rule.step };
  return {
    SKU: sku,
    NAME_TEXT_PATH: `product.${sku}.name`,
    NAME_TEXT_EN: name.EN ?? manufacturer.partNumber,
    NAME: name,
    FLAGS: flagsWithLimit(product.flags, rule.limit),
    ASSETS: [...product.assets.map(assetToWire), ...product.documents.map(documentToWire)],
    ATTRIBUTES: product.attributes.map(attributeToWire),
    MANUFACTURER: {
      MANUFACTURER_ID: manufacturer.id,
      MANUFACTURER_NAME: manufacturer.name,
      MANUFACTURER_SKU: manufacturer.partNumber,
    },
    SELLING_PLATFORMS: [{ SELLING_PLATFORM: 'WEBSHOP', SALE: prices.length === 0 ? null : sale }],
    STOCK: stockToWire(product.stock),
    ...taxClassToWire(product.taxClass),
    ...contentToWire(product.content),
    ...lifecycleToWire(announcedLifecycle(product.lifecycle)),
  };
}

/** A product as its page needs it (FILTER_CLASS FULL), in euros. */
export function fullToWire(product: Product): ProductWire {
  return {
    ...listedToWire(product),
    ...(product.description !== null && { DESCRIPTION: product.description }),
    GTIN: product.gtin,
    ...(product.warnings.length > 0 && { WARNINGS: [...product.warnings] }),
    ...(product.facts !== null && { FACTS: factsToWire(product.facts) }),
    ...lifecycleToWire(product.lifecycle),
    SAFETY_CONTACT: product.safetyContact === null ? null : safetyContactToWire(product.safetyContact),
    CATEGORY_PATHS: [...product.categoryPaths],
    CROSS_SELLING: product.related.map(relatedToWire),
    ...(product.variants !== null && { VARIANTS: variantsToWire(product.variants) }),
  };
}

function assetToWire({ type, caption, url }: Asset): ProductWire['ASSETS'][number] {
  return { ASSET_TYPE: type, CAPTION: caption, URL: url };
}

function documentToWire({ caption, url, file }: ProductDocument): ProductWire['ASSETS'][number] {
  return file === null
    ? { ASSET_TYPE: 'EXTERNAL_LINK', CAPTION: caption, URL: url }
    : { ASSET_TYPE: 'DOCUMENT', CAPTION: caption, URL: url, DOCUMENT_KIND: file.kind, BYTES: file.bytes };
}

export function attributeToWire({ key, name, value, text, unit }: Attribute): ProductWire['ATTRIBUTES'][number] {
  return { KEY: key, NAME: name, VALUE: value, TEXT: text, UNIT: unit };
}

export function relatedToWire({ kind, sku }: Product['related'][number]) {
  return { CROSS_SELLING_TYPE: kind, SKU: sku };
}

export function safetyContactToWire({ name, address, email, url }: SafetyContact) {
  return { NAME: name, ADDRESS: address, EMAIL: email, URL: url };
}
