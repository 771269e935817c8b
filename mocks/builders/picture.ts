import { attributeFromWire } from '@platine/domain/catalog/product.ts';
import type { LocalizedText } from '@platine/domain/language/text.ts';
import type { ProductWire } from '@platine/domain/contract/schemas/product.ts';
import { drawPart } from '@platine/drawings/drawPart.ts';

type Asset = ProductWire['ASSETS'][number];

/** The drawing of a part inside its address: a story needs no server for pictures. */
export function picture(kind: string, attributes: ProductWire['ATTRIBUTES'], caption: LocalizedText): Asset {
  const url = `data:image/svg+xml,${encodeURIComponent(drawPart({ kind, attributes: attributes.map(attributeFromWire) }))}`;
  return { ASSET_TYPE: 'PRODUCT_MAIN_PICTURE', CAPTION: { ...caption }, URL: { ALL: url } };
}
