import type { InferType } from 'yup';
import { isSafeAddress } from '@platine/domain/catalog/assets.ts';
import { documentKind } from '@platine/domain/contract/schemas/product.ts';
import { localized, oneOf, record } from '@platine/domain/contract/schemas/parts.ts';

const fields = record({
  ASSET_TYPE: oneOf(['PRODUCT_MAIN_PICTURE', 'COPYRIGHT_TEXT', 'DOCUMENT', 'EXTERNAL_LINK', 'GUARANTEE_LABEL']),
  CAPTION: localized().optional().default(undefined),
  URL: localized().optional().default(undefined),
  DOCUMENT_KIND: documentKind(),
});

export type AssetLine = InferType<typeof fields>;

/** A picture, copyright text, document or link of a product, or its label of the maker's guarantee. Pictures, labels and documents lie beside the import or on the web, links on the web (D34). */
export const assetLine = fields.test((line, context) => {
  const reason = reasonAgainst(line);
  return reason === null || context.createError({ message: `${context.path}: ${reason}` });
});

function reasonAgainst({ ASSET_TYPE, URL = {}, DOCUMENT_KIND }: AssetLine): string | null {
  const addresses = Object.values(URL).filter(isFilled);
  if (ASSET_TYPE !== 'COPYRIGHT_TEXT' && addresses.length === 0) return `${ASSET_TYPE} needs a URL`;
  if (ASSET_TYPE === 'DOCUMENT' && DOCUMENT_KIND === undefined) return 'DOCUMENT needs a DOCUMENT_KIND';
  const isLink = (address: string) => isSafeAddress(address, 'EXTERNAL_LINK');
  const isWrongLink = ASSET_TYPE === 'EXTERNAL_LINK' && !addresses.every(isLink);
  return isWrongLink ? 'the URL of an EXTERNAL_LINK must begin with https://' : null;
}

function isFilled(address: string | undefined): address is string {
  return address !== undefined && address !== '';
}
