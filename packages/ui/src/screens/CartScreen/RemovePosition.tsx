import type { SubmitEvent } from 'react';
import { useIntl } from 'react-intl';
import { cartForms } from '../../cart/cartForms.ts';
import { useAnnounce } from '../../components/Announcer/Announcer.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';

type RemovePositionProps = {
  readonly sku: number;
  readonly name: string;
  readonly onWanted: (sku: number, amount: number) => void;
  readonly onRemoved: () => void;
};

/** Removes a position from the cart. */
export function RemovePosition({ sku, name, onWanted, onRemoved }: RemovePositionProps) {
  const intl = useIntl();
  const announce = useAnnounce();
  const remove = (event: SubmitEvent) => {
    event.preventDefault();
    onWanted(sku, 0);
    onRemoved();
    announce(intl.formatMessage({ id: 'cartScreen.removed' }, { name }));
  };
  return (
    <form method="post" action={cartForms.remove} onSubmit={remove}>
      <input type="hidden" name="SKU" value={sku} />
      <IconButton type="submit" icon="trash" label={intl.formatMessage({ id: 'cartScreen.remove' }, { name })} />
    </form>
  );
}
