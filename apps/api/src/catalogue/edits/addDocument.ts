import type { DocumentKind } from '@platine/domain/contract/schemas/product.ts';
import type { DocumentLanguage } from '@platine/domain/desk/productDocuments.ts';
import { refusalOf } from '../../media/mediaError.ts';
import { takeSentDocument } from '../../media/takeMedia.ts';
import type { Edited, EditRequest } from './editProduct.ts';
import { editProduct } from './editProduct.ts';

type Place = Parameters<typeof editProduct>[0] & {
  /** Where documents are kept. */
  readonly mediaFolder: string;
};

type NewDocument = Pick<EditRequest, 'sku' | 'by' | 'why' | 'key'> & {
  readonly file: Buffer;
  readonly kind: DocumentKind;
  /** The language that it is written in. */
  readonly language: DocumentLanguage;
};

/**
 * Adds a PDF to a product by hand, behind the documents that it has. As with pictures its file is kept before the product names it.
 * Throws ProductNotFoundException.
 */
export async function addDocument({ mediaFolder, ...moment }: Place, added: NewDocument): Promise<Edited> {
  const { file, kind, language, ...request } = added;
  try {
    const url = { [language]: await takeSentDocument(mediaFolder, file) };
    const document = { caption: {}, url, file: { kind, bytes: file.length } };
    return await editProduct(moment, { ...request, seen: 0, edit: { kind: 'document', document } });
  } catch (error) {
    const refusal = refusalOf(error);
    return { result: 'refused', refusal: refusal === 'otherFile' ? 'noPdf' : refusal, reason: '' };
  }
}
