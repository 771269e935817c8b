import { refusalOf } from '../../media/mediaError.ts';
import { takeSentPicture } from '../../media/takeMedia.ts';
import type { Edited, EditRequest } from './editProduct.ts';
import { editProduct } from './editProduct.ts';

type Place = Parameters<typeof editProduct>[0] & {
  /** Where pictures are kept. */
  readonly mediaFolder: string;
};

type NewPicture = Pick<EditRequest, 'sku' | 'by' | 'why' | 'key'> & { readonly file: Buffer };

/**
 * Adds a picture to a product by hand, behind those that it has. Its files are made before the product names them: after an interruption they lie unused
 * until `pnpm catalogue tidy`, and no product names a file that is not there. Throws ProductNotFoundException.
 */
export async function addPicture({ mediaFolder, ...moment }: Place, { file, ...request }: NewPicture): Promise<Edited> {
  try {
    const address = await takeSentPicture(mediaFolder, file);
    return await editProduct(moment, { ...request, seen: 0, edit: { kind: 'picture', address } });
  } catch (error) {
    return { result: 'refused', refusal: refusalOf(error), reason: '' };
  }
}
