import type { MouseEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../components/Button/Button.tsx';
import { focusHeading } from '../interaction/focusHeading.ts';
import { useCartActions } from './useCartActions.ts';

/** Dismisses the cart's messages and thereby this button; the focus moves to the product that they were about. */
export function DismissCartMessage() {
  const { dismiss } = useCartActions();
  const press = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const product = currentTarget
      .closest('li, form')
      ?.querySelector<HTMLElement>('a[href], input:not([type="hidden"])');
    if (product) product.focus();
    else focusHeading(currentTarget.closest('main'));
    dismiss();
  };
  return (
    <Button variant="quiet" onClick={press}>
      <FormattedMessage id="cartMessage.dismiss" />
    </Button>
  );
}
