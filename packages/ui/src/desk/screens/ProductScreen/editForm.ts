import type { DeskProduct } from '@platine/domain/desk/deskProduct.ts';
import type { ProductEditing } from './useProductEdit.ts';

/** A form that changes a product. */
export type EditFormProps = { readonly product: DeskProduct; readonly editing: ProductEditing };
