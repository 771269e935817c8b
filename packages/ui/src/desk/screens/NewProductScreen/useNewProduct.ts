import type { NewProduct } from '@platine/domain/desk/newProduct.ts';
import type { NewProductRefusal } from '@platine/domain/desk/newProductRefusals.ts';
import { newProductToWire } from '@platine/domain/desk/newProduct.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import type { Failed } from '../../../queries/QueryFailure.ts';
import { deskProductPath } from '../../deskPaths.ts';
import { deskKeys } from '../../queries.ts';
import { useDeskCall } from '../../useDeskCall.ts';

type Refused = {
  readonly kind: NewProductRefusal;
  /** The import's words, in English. */
  readonly reason: string;
};

type UseNewProduct = {
  readonly create: (product: NewProduct) => void;
  readonly busy: boolean;
  readonly failed: Failed | null;
  readonly refusal: Refused | null;
};

/** Brings a product in and opens its page. A form whose answer was lost keeps its key, so that pressing again does it once. */
export function useNewProduct(): UseNewProduct {
  const queryClient = useQueryClient();
  const [, navigate] = useLocation();
  const [key] = useState(() => crypto.randomUUID());
  const [refusal, setRefusal] = useState<Refused | null>(null);
  const { make, busy, failed } = useDeskCall('deskCreateProduct', ({ REFUSAL, REASON, SKU }) => {
    setRefusal(REFUSAL === null ? null : { kind: REFUSAL, reason: REASON });
    if (REFUSAL !== null) return;
    void queryClient.invalidateQueries({ queryKey: deskKeys.products });
    navigate(deskProductPath(SKU));
  });
  return { create: (product) => make({ ...newProductToWire(product), KEY: key, WHY: '' }), busy, failed, refusal };
}
