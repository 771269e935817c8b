import type { Asset } from '@platine/domain/catalog/assets.ts';
import { drawingCaption } from '@platine/domain/catalog/drawingCaption.ts';
import type { Attribute } from '@platine/domain/catalog/product.ts';
import type { LocalizedText } from '@platine/domain/language/text.ts';
import { drawPart } from '@platine/drawings/drawPart.ts';
import { drawView, viewsOf } from '@platine/drawings/drawView.ts';

/** The drawing of a part inside its address: a story needs no server for pictures. */
export function picture(kind: string, attributes: readonly Attribute[], caption: LocalizedText): Asset {
  return drawing(drawPart({ kind, attributes }), caption);
}

/** The drawing and those from other sides, as the API's page of a product has them. */
export function pictures(kind: string, attributes: readonly Attribute[], caption: LocalizedText): Asset[] {
  const part = { kind, attributes };
  const others = viewsOf(part).flatMap((view) =>
    view === 'picture' ? [] : drawing(drawView(part, view) ?? '', drawingCaption(view)),
  );
  return [picture(kind, attributes, caption), ...others];
}

function drawing(svg: string, caption: LocalizedText): Asset {
  return { type: 'PRODUCT_MAIN_PICTURE', caption, url: { ALL: `data:image/svg+xml,${encodeURIComponent(svg)}` } };
}

/** A photo of `mocks/media`, which whoever shows the mock catalogue offers at this address. */
export function photo(address: string, caption: LocalizedText): Asset {
  return { type: 'PRODUCT_MAIN_PICTURE', caption, url: { ALL: address } };
}
