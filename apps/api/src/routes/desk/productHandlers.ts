import { deskProductEntryToWire, deskProductToWire } from '@platine/domain/desk/deskProduct.ts';
import { productEditFromWire } from '@platine/domain/desk/productEditWire.ts';
import { choicesToWire, newProductFromWire } from '@platine/domain/desk/newProduct.ts';
import { addDocument } from '../../catalogue/edits/addDocument.ts';
import { addPicture } from '../../catalogue/edits/addPicture.ts';
import { createProduct, newProductChoices } from '../../catalogue/edits/createProduct.ts';
import { readDeskProduct, searchProducts } from '../../catalogue/edits/deskProducts.ts';
import type { Edited } from '../../catalogue/edits/editProduct.ts';
import { editProduct } from '../../catalogue/edits/editProduct.ts';
import type { DeskContext, DeskHandlersOf } from './deskContext.ts';
import { mediaFolderOf, requireOperator } from './deskContext.ts';

/** Products at the desk. */
export const productHandlers: DeskHandlersOf<
  | 'deskProducts'
  | 'deskProduct'
  | 'deskNewProduct'
  | 'deskCreateProduct'
  | 'deskEditProduct'
  | 'deskAddPicture'
  | 'deskAddDocument'
> = {
  async deskProducts({ LIST, TEXT, SKIP }, context) {
    const { products, count } = await searchProducts(context, { list: LIST, text: TEXT, skip: SKIP });
    return { PRODUCTS: products.map(deskProductEntryToWire), COUNT: count };
  },

  async deskProduct({ SKU }, context) {
    return deskProductToWire(await readDeskProduct(context, SKU));
  },

  async deskNewProduct(_, { db }) {
    return choicesToWire(await newProductChoices(db));
  },

  async deskCreateProduct({ KEY, WHY, ...wire }, context) {
    const { name: by } = requireOperator(context);
    const product = newProductFromWire(wire);
    const { refusal, reason } = await createProduct(context, { product, by, why: WHY.trim(), key: KEY });
    return { REFUSAL: refusal, REASON: reason, SKU: product.sku };
  },

  async deskEditProduct({ SKU, SEEN, KEY, WHY, EDIT }, context) {
    const { name: by } = requireOperator(context);
    const edit = productEditFromWire(EDIT);
    const request = { sku: SKU, edit, by, why: WHY.trim(), key: KEY, seen: SEEN };
    return editedToWire(context, SKU, await editProduct(context, request));
  },

  async deskAddPicture({ SKU, KEY, WHY, FILE }, context) {
    const { name: by } = requireOperator(context);
    await readDeskProduct(context, SKU);
    const picture = { sku: SKU, file: Buffer.from(FILE, 'base64'), by, why: WHY.trim(), key: KEY };
    return editedToWire(context, SKU, await addPicture({ ...context, mediaFolder: mediaFolderOf(context) }, picture));
  },

  async deskAddDocument({ SKU, KEY, WHY, FILE, DOCUMENT_KIND: kind, LANGUAGE: language }, context) {
    const { name: by } = requireOperator(context);
    await readDeskProduct(context, SKU);
    const file = Buffer.from(FILE, 'base64');
    const document = { sku: SKU, file, kind, language, by, why: WHY.trim(), key: KEY };
    return editedToWire(context, SKU, await addDocument({ ...context, mediaFolder: mediaFolderOf(context) }, document));
  },
};

async function editedToWire(context: DeskContext, sku: number, { result, refusal, reason }: Edited) {
  const product = await readDeskProduct(context, sku);
  return { RESULT: result, REFUSAL: refusal, REASON: reason, PRODUCT: deskProductToWire(product) };
}
