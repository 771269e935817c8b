import type { DeskRequestOf } from '@platine/domain/contract/desk/deskSchemas.ts';
import { deskProductEntryToWire, deskProductToWire } from '@platine/domain/desk/deskProduct.ts';
import { productEditFromWire } from '@platine/domain/desk/productEditWire.ts';
import { choicesToWire, newProductFromWire } from '@platine/domain/desk/newProduct.ts';
import type { Desk } from './desk.ts';
import { createProduct, newProductChoices } from './deskNewProduct.ts';
import { addDocument, addPicture } from './deskProductMedia.ts';
import { editProduct, findProduct, searchProducts } from './deskProducts.ts';

/** The calls about products; `by` answers the operator's name. */
export function productAnswers(desk: Desk, by: () => string) {
  const edited = (sku: number, { result, refusal, reason }: ReturnType<typeof editProduct>) => ({
    RESULT: result,
    REFUSAL: refusal,
    REASON: reason,
    PRODUCT: deskProductToWire(findProduct(desk, sku)),
  });
  return {
    deskProducts: ({ LIST, TEXT, SKIP }: DeskRequestOf<'deskProducts'>) => {
      const { products, count } = searchProducts(desk, { list: LIST, text: TEXT, skip: SKIP });
      return { PRODUCTS: products.map(deskProductEntryToWire), COUNT: count };
    },
    deskProduct: ({ SKU }: DeskRequestOf<'deskProduct'>) => deskProductToWire(findProduct(desk, SKU)),
    deskNewProduct: () => choicesToWire(newProductChoices(desk)),
    deskCreateProduct: ({ KEY, WHY, ...wire }: DeskRequestOf<'deskCreateProduct'>) => {
      const product = newProductFromWire(wire);
      const refusal = createProduct(desk, { product, by: by(), why: WHY.trim(), key: KEY });
      return { REFUSAL: refusal, REASON: refusal === null ? '' : `The mock refuses it: ${refusal}.`, SKU: product.sku };
    },
    deskEditProduct: ({ SKU, SEEN, KEY, WHY, EDIT }: DeskRequestOf<'deskEditProduct'>) => {
      const request = { sku: SKU, edit: productEditFromWire(EDIT), by: by(), why: WHY.trim(), key: KEY, seen: SEEN };
      return edited(SKU, editProduct(desk, request));
    },
    deskAddPicture: ({ SKU, KEY, WHY, FILE }: DeskRequestOf<'deskAddPicture'>) => {
      findProduct(desk, SKU);
      return edited(SKU, addPicture(desk, { sku: SKU, file: FILE, by: by(), why: WHY.trim(), key: KEY }));
    },
    deskAddDocument: (added: DeskRequestOf<'deskAddDocument'>) => {
      const { SKU, KEY, WHY, FILE, DOCUMENT_KIND: kind, LANGUAGE: language } = added;
      findProduct(desk, SKU);
      const request = { sku: SKU, file: FILE, kind, language, by: by(), why: WHY.trim(), key: KEY };
      return edited(SKU, addDocument(desk, request));
    },
  };
}
