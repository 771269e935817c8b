import type { Product } from '@platine/domain/catalog/product.ts';
import { readAmount } from '@platine/domain/cart/quantity.ts';
import type { SubmitEvent } from 'react';
import { startTransition, useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { AmountField } from '../../components/AmountField/AmountField.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { useToast } from '../../components/Toast/Toast.tsx';
import { useFormats } from '../../i18n/useFormats.ts';
import { useHydrated } from '../../interaction/useHydrated.ts';
import { cartForms } from '../cartForms.ts';
import { ProductCartMessage } from '../ProductCartMessage.tsx';
import { useCartQueue } from '../cartQueueContext.ts';
import type { Added } from '../useCartActions.ts';
import { useCartActions } from '../useCartActions.ts';
import { useProductName } from '../useProductName.ts';
import { AddedWords } from './AddedWords.tsx';
import styles from './AddToCart.module.css';

type AddToCartProps = {
  /** A product that is for sale. Its order rule says the steps and the limit. */
  readonly product: Product;
  /** The amount in the field is another one, in pieces. */
  readonly onAmount?: (amount: number) => void;
  /** The amount that the field begins with, in whole steps; a step unless given. */
  readonly first?: number;
  /** In a row of a table: the button is an icon beside the amount. */
  readonly dense?: boolean;
};

/**
 * Amount and button of one product that is for sale. Without script, and before hydration, the form posts itself, and the answer leads back to
 * it: a redirect keeps the fragment of the form's action.
 */
export function AddToCart({ product, onAmount, first = product.rule.step, dense = false }: AddToCartProps) {
  const { rule, sku } = product;
  const intl = useIntl();
  const id = useId();
  const name = useProductName({ name: product.name, partNumber: product.manufacturer.partNumber });
  const [amount, setAmount] = useState(first);
  const [added, setAdded] = useState<Added | null>(null);
  const { added: addedByForm } = useCartQueue();
  const { add } = useCartActions();
  const sayAdded = useSayAdded(name);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('AMOUNT');
    const read = readAmount(typeof typed === 'string' ? typed : '', rule);
    if (read.kind === 'refused') return;
    const result = add(product, read.amount);
    // The header shows the new amount first; the words about it follow in the next frame.
    startTransition(() => {
      setAdded(result);
      sayAdded(result);
    });
  };

  return (
    <form
      id={id}
      className={styles['root']}
      data-dense={dense}
      method="post"
      action={`${cartForms.add}#${id}`}
      onSubmit={submit}
    >
      <input type="hidden" name="SKU" value={sku} />
      <div className={styles['amount']}>
        <AmountField
          amount={amount}
          step={rule.step}
          limit={rule.limit}
          product={name}
          onWanted={(wanted) => {
            setAdded(null);
            setAmount(wanted);
            onAmount?.(wanted);
          }}
        />
      </div>
      <Button type="submit" aria-label={intl.formatMessage({ id: 'addToCart.addNamed' }, { name })}>
        {dense ? <Icon name="cart" /> : <FormattedMessage id="addToCart.add" />}
      </Button>
      <p className={styles['message']} role="status">
        {added !== null && <AddedWords added={added} rule={rule} />}
        {added === null && addedByForm?.sku === sku && <AddedByForm pieces={addedByForm.pieces} name={name} />}
      </p>
      <div className={styles['cartMessage']}>
        <ProductCartMessage sku={sku} name={name} />
      </div>
    </form>
  );
}

/** Says what the form has added without script, on the page that answers it; nothing on a later page. */
function AddedByForm({ pieces, name }: { readonly pieces: number; readonly name: string }) {
  const { number } = useFormats();
  const hydrated = useHydrated();
  const [isAnswer] = useState(!hydrated);
  return isAnswer ? <FormattedMessage id="addToCart.added" values={{ pieces: number(pieces), name }} /> : null;
}

/** The cart preview in the header changes at once; this says the same to those who do not look there. */
function useSayAdded(name: string): (added: Added) => void {
  const intl = useIntl();
  const toast = useToast();
  const { number } = useFormats();
  return ({ amount, before }) => {
    if (amount <= before) return;
    toast({
      kind: 'success',
      text: intl.formatMessage({ id: 'addToCart.added' }, { pieces: number(amount - before), name }),
      link: { href: '/shopping_cart', text: intl.formatMessage({ id: 'addToCart.toCart' }) },
    });
  };
}
