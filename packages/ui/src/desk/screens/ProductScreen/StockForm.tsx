import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../../components/Button/Button.tsx';
import { readForm } from '../../parts/readForm.ts';
import { TextInput } from '../../parts/TextInput.tsx';
import type { EditFormProps } from './editForm.ts';
import styles from './ProductScreen.module.css';

/** Pieces that came or went, with a reason. */
export function StockForm({ product: { stock }, editing: { enter, busy } }: EditFormProps) {
  const [pieces, setPieces] = useState(0);
  const send = readForm(({ why = '' }) => {
    if (pieces !== 0 && why.trim() !== '') enter({ kind: 'stock', pieces }, why.trim());
  });
  const after = stock + pieces;
  return (
    <form className={styles['form']} onSubmit={send}>
      <h2>
        <FormattedMessage id="desk.product.stock" />
      </h2>
      <TextInput
        type="number"
        inputMode="numeric"
        step={1}
        required
        value={pieces === 0 ? '' : pieces}
        onChange={({ target }) => setPieces(Math.trunc(target.valueAsNumber) || 0)}
        label={<FormattedMessage id="desk.product.pieces" />}
        hint={<FormattedMessage id="desk.product.piecesHint" />}
      />
      <TextInput name="why" required maxLength={500} label={<FormattedMessage id="desk.product.why" />} />
      <p role="status">
        {after < 0 ? (
          <FormattedMessage id="desk.product.refused" values={{ refusal: 'belowZero' }} />
        ) : (
          <FormattedMessage id="desk.product.after" values={{ count: after }} />
        )}
      </p>
      <Button type="submit" busy={busy} disabled={pieces === 0 || after < 0}>
        <FormattedMessage id="desk.product.count" />
      </Button>
    </form>
  );
}
