import type { Asset } from '@platine/domain/catalog/assets.ts';
import type { Attribute } from '@platine/domain/catalog/product.ts';
import type { LocalizedText } from '@platine/domain/language/text.ts';
import { drawPart } from '@platine/drawings/drawPart.ts';

/** The drawing of a part inside its address: a story needs no server for pictures. */
export function picture(kind: string, attributes: readonly Attribute[], caption: LocalizedText): Asset {
  const url = `data:image/svg+xml,${encodeURIComponent(drawPart({ kind, attributes }))}`;
  return { type: 'PRODUCT_MAIN_PICTURE', caption, url: { ALL: url } };
}

/** A photo of `mocks/media`, which whoever shows the mock catalogue offers at this address. */
export function photo(address: string, caption: LocalizedText): Asset {
  return { type: 'PRODUCT_MAIN_PICTURE', caption, url: { ALL: address } };
}
