import type { ProductDocument } from '@platine/domain/catalog/documents.ts';
import type { DeskProduct } from '@platine/domain/desk/deskProduct.ts';
import { documentLanguages } from '@platine/domain/desk/productDocuments.ts';
import type { DeskPicture } from '@platine/domain/desk/productPictures.ts';
import { pictureAddressOf } from '@platine/domain/desk/productPictures.ts';
import { quotedTexts } from '../changeText.ts';

/** The pictures, a line each, with the numbers that commands take. */
export function pictureLines({ pictures }: Pick<DeskProduct, 'pictures'>): string[] {
  return pictures.map((picture, index) => `Picture ${index + 1}: ${pictureText(picture)}`);
}

function pictureText(picture: DeskPicture): string {
  const [caption, copyright] = [quotedTexts(picture.caption), quotedTexts(picture.copyright)];
  return [
    pictureAddressOf(picture),
    ...(caption === '' ? [] : [`caption ${caption}`]),
    ...(copyright === '' ? [] : [`copyright ${copyright}`]),
  ].join(', ');
}

/** The documents and links, in the same way. */
export function documentLines({ documents }: Pick<DeskProduct, 'documents'>): string[] {
  return documents.map((document, index) => `Document ${index + 1}: ${documentText(document)}`);
}

function documentText({ caption, url, file }: ProductDocument): string {
  const addresses = documentLanguages
    .filter((language) => (url[language] ?? '') !== '')
    .map((language) => `${language} ${url[language] ?? ''}`);
  const texts = quotedTexts(caption);
  return [file?.kind ?? 'LINK', ...addresses, ...(texts === '' ? [] : [`caption ${texts}`])].join(', ');
}
