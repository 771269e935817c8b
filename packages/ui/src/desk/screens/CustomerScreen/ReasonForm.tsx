import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../../components/Button/Button.tsx';
import { readForm } from '../../parts/readForm.ts';
import { TextInput } from '../../parts/TextInput.tsx';
import styles from './CustomerScreen.module.css';

type ReasonFormProps = {
  /** Of the button. */
  readonly name: ReactNode;
  readonly onSent: (why: string) => void;
  /** Says what will happen. */
  readonly children: ReactNode;
};

/** Says what will happen, and asks for its reason. */
export function ReasonForm({ name, onSent, children }: ReasonFormProps) {
  return (
    <form
      className={styles['part']}
      onSubmit={readForm(({ why = '' }) => {
        if (why.trim() !== '') onSent(why);
      })}
    >
      {children}
      <TextInput name="why" required maxLength={500} label={<FormattedMessage id="desk.product.why" />} />
      <Button type="submit">{name}</Button>
    </form>
  );
}
