import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { FieldBinding } from '../../forms/domainForm.ts';
import { TextField } from '../../forms/TextField/TextField.tsx';
import styles from './CheckoutScreen.module.css';

type PeppolFieldProps = {
  readonly field: FieldBinding;
  /** The address that the session has already. */
  readonly entered: string;
};

/** An address of Luxembourg, as its VAT ids are written. */
const example = '9938:LU12345678';

/** The address at which a public body gets its e-invoices (record 0094), folded up for everybody else. A refused one is in sight, and stays so while it is corrected. */
export function PeppolField({ field, entered }: PeppolFieldProps) {
  const [open, setOpen] = useState(entered !== '');
  return (
    <details
      className={styles['rare']}
      open={open || field.problem !== null}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <FormattedMessage id="checkoutScreen.peppol" />
      </summary>
      <TextField
        field={field}
        optional
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        hint={<FormattedMessage id="checkoutScreen.peppolHint" values={{ example }} />}
      />
    </details>
  );
}
