import { enteredPlace, longestPlace } from '@platine/domain/desk/storagePlace.ts';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../../components/Button/Button.tsx';
import { readForm } from '../../parts/readForm.ts';
import { TextInput } from '../../parts/TextInput.tsx';
import type { EditFormProps } from './editForm.ts';
import styles from './ProductScreen.module.css';

/** Where the pieces lie, for those who pick them; without a place it lies nowhere that was named. */
export function PlaceForm({ product, editing: { enter, busy } }: EditFormProps) {
  const [written, setWritten] = useState(product.place ?? '');
  const place = enteredPlace(written);
  const send = readForm(({ why = '' }) => {
    if (place !== product.place && why.trim() !== '') enter({ kind: 'place', place }, why.trim());
  });
  return (
    <form className={styles['form']} onSubmit={send}>
      <h2>
        <FormattedMessage id="desk.product.place" />
      </h2>
      <TextInput
        value={written}
        maxLength={longestPlace}
        translate="no"
        onChange={({ target }) => setWritten(target.value)}
        label={<FormattedMessage id="desk.product.shelf" />}
        hint={<FormattedMessage id="desk.product.placeHint" />}
      />
      <TextInput name="why" required maxLength={500} label={<FormattedMessage id="desk.product.why" />} />
      <Button type="submit" busy={busy} disabled={place === product.place}>
        <FormattedMessage id="desk.product.setPlace" />
      </Button>
    </form>
  );
}
