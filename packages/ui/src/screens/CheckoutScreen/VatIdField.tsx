import type { CountryCode } from '@platine/domain/customer/countries.ts';
import { defaultCountry } from '@platine/domain/customer/countries.ts';
import type { VatIdCheck } from '@platine/domain/customer/vatId.ts';
import { vatIdStopsOrder } from '@platine/domain/customer/vatId.ts';
import { FormattedMessage } from 'react-intl';
import type { NoticeKind } from '../../components/Notice/Notice.tsx';
import { Notice } from '../../components/Notice/Notice.tsx';
import type { FieldBinding } from '../../forms/domainForm.ts';
import { TextField } from '../../forms/TextField/TextField.tsx';

type VatIdFieldProps = {
  readonly field: FieldBinding;
  /** The check's result for the value in the field; null when that value was not checked. */
  readonly check: VatIdCheck | null;
  readonly country: CountryCode;
};

const kinds: Record<VatIdCheck, NoticeKind> = { valid: 'success', invalid: 'warning', unknown: 'info' };

/**
 * The VAT id, which the shop checks online. A result that blocks the order is an error of the field, like a violated form rule. Any other
 * result is shown below it with its effect: no VAT abroad, or VAT for now (D11, D17).
 */
export function VatIdField({ field, check, country }: VatIdFieldProps) {
  const refused = vatIdStopsOrder(check, country);
  return (
    <>
      <TextField
        field={refused ? { ...field, problem: 'FORMAT' } : field}
        {...(refused && { problem: <FormattedMessage id="checkoutScreen.vatId.invalid" /> })}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        hint={<FormattedMessage id="checkoutScreen.vatIdHint" />}
      />
      {check !== null && !refused && (
        <Notice kind={kinds[check]}>
          <FormattedMessage id={`checkoutScreen.vatId.${check}${country === defaultCountry ? '.home' : ''}`} />
        </Notice>
      )}
    </>
  );
}
