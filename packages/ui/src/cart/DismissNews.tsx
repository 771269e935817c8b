import type { MouseEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../components/Button/Button.tsx';
import { focusHeading } from '../interaction/focusHeading.ts';
import { useCartActions } from './useCartActions.ts';

/** Takes the news of the cart away, and itself with them: the keyboard goes on at the product that they were about. */
export function DismissNews() {
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
      <FormattedMessage id="cartNews.dismiss" />
    </Button>
  );
}
