import { adjustmentsFromWire } from '@platine/domain/cart/adjustment.ts';
import { noteOf } from '@platine/domain/cart/lineNote.ts';
import type { CartAmount } from '@platine/domain/cart/merge.ts';
import type { Product } from '@platine/domain/catalog/product.ts';
import type { ResponseOf } from '@platine/domain/contract/schemas.ts';
import { pickText } from '@platine/domain/language/text.ts';
import { useState } from 'react';
import { useSessionAccess } from '../../cart/useSessionAccess.ts';
import { useSubmission } from '../../forms/useSubmission.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { keepSession } from '../../queries/keepSession.ts';
import type { TakenList } from '../../queries/partsList.ts';

/** Puts products into the cart, all at once. `products` are those that a list names. */
export function useTaking(products: readonly Product[]) {
  const access = useSessionAccess();
  const language = useLanguage();
  const { busy, failure, send } = useSubmission('cartAddPositions');
  const [taken, setTaken] = useState<TakenList | null>(null);
  const nameOf = (sku: number) => {
    const product = products.find((one) => one.sku === sku);
    return (product === undefined ? null : pickText(product.name, language)?.text) ?? String(sku);
  };
  const take = (amounts: readonly CartAmount[]) => {
    if (amounts.length === 0) return;
    const positions = amounts.map(({ sku, amount, note = '' }) => ({ SKU: sku, AMOUNT: amount, NOTE: noteOf([note]) }));
    send({ POSITIONS: positions }, (answer: ResponseOf<'cartAddPositions'>) => {
      keepSession(access, { kind: 'data', data: answer.SESSION });
      const adjustments = adjustmentsFromWire(answer.ADJUSTMENTS).map((one) => ({ ...one, name: nameOf(one.sku) }));
      setTaken({ positions: new Set(positions.map(({ SKU }) => SKU)).size, adjustments });
    });
  };
  return { taken, busy, failure, take };
}
