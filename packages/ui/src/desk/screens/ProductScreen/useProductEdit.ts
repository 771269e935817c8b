import type { DeskProduct } from '@platine/domain/desk/deskProduct.ts';
import { deskProductFromWire } from '@platine/domain/desk/deskProduct.ts';
import { productEditToWire } from '@platine/domain/desk/productEditWire.ts';
import type {
  ProductEdit,
  ProductEditKind,
  ProductEditResult,
  ProductRefusal,
} from '@platine/domain/desk/productEdit.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Failed } from '../../../queries/QueryFailure.ts';
import { editKey } from '../../editKey.ts';
import { deskKeys } from '../../queries.ts';
import { useDeskCall } from '../../useDeskCall.ts';

export type EditTold = {
  readonly kind: ProductEditKind;
  readonly result: ProductEditResult;
  readonly refusal: ProductRefusal | null;
  /** The import's own, in English; '' for none. */
  readonly reason: string;
};

export type ProductEditing = {
  readonly enter: (edit: ProductEdit, why: string) => void;
  readonly busy: boolean;
  /** The kind of the last change. */
  readonly sent: ProductEditKind;
  readonly failed: Failed | null;
  /** How the last change has ended; null before the first. */
  readonly told: EditTold | null;
};

/** Changes a product as it is shown. A change whose answer was lost keeps its key, so that pressing again does it once. */
export function useProductEdit({ sku, changes }: DeskProduct): ProductEditing {
  const queryClient = useQueryClient();
  const [told, setTold] = useState<EditTold | null>(null);
  const [sent, setSent] = useState<ProductEditKind>('stock');
  const { make, busy, failed } = useDeskCall('deskEditProduct', ({ RESULT, REFUSAL, REASON, PRODUCT }) => {
    setTold({ kind: sent, result: RESULT, refusal: REFUSAL, reason: REASON });
    queryClient.setQueryData(deskKeys.product(sku), deskProductFromWire(PRODUCT));
  });
  const seen = changes[0]?.id ?? 0;
  const enter = (edit: ProductEdit, why: string) => {
    setSent(edit.kind);
    // The end of the change before is not the end of this one.
    setTold(null);
    const wire = productEditToWire(edit);
    make({ SKU: sku, SEEN: seen, KEY: editKey(seen, JSON.stringify([wire, why])), WHY: why, EDIT: wire });
  };
  return { enter, busy, sent, failed, told };
}
