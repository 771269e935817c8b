import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../../components/Button/Button.tsx';
import { readForm } from '../../parts/readForm.ts';
import { TextInput } from '../../parts/TextInput.tsx';
import { Tick } from '../../parts/Tick.tsx';
import type { EditFormProps } from './editForm.ts';
import styles from './ProductScreen.module.css';

/** Whether a product is sold, and whether it may show a reduction. */
export function FlagsForm({ product: { flags }, editing: { enter, busy } }: EditFormProps) {
  const [noSale, setNoSale] = useState(flags.includes('NO_SALE'));
  const [noDiscount, setNoDiscount] = useState(flags.includes('NO_DISCOUNT'));
  const send = readForm(({ why = '' }) => {
    if (why.trim() !== '') enter({ kind: 'flags', noSale, noDiscount }, why.trim());
  });
  const isSame = noSale === flags.includes('NO_SALE') && noDiscount === flags.includes('NO_DISCOUNT');
  return (
    <form className={styles['form']} onSubmit={send}>
      <h2>
        <FormattedMessage id="desk.product.flags" />
      </h2>
      <Tick checked={noSale} onChange={setNoSale} label={<FormattedMessage id="desk.product.noSale" />} />
      <Tick checked={noDiscount} onChange={setNoDiscount} label={<FormattedMessage id="desk.product.noDiscount" />} />
      <TextInput name="why" required maxLength={500} label={<FormattedMessage id="desk.product.why" />} />
      <Button type="submit" busy={busy} disabled={isSame}>
        <FormattedMessage id="desk.product.setFlags" />
      </Button>
    </form>
  );
}
