import type { CountryCode } from '@platine/domain/customer/countries.ts';
import { defaultCountry } from '@platine/domain/customer/countries.ts';
import type { VatIdCheck } from '@platine/domain/customer/vatId.ts';
import { FormattedMessage } from 'react-intl';
import type { NoticeKind } from '../../components/Notice/Notice.tsx';
import { Notice } from '../../components/Notice/Notice.tsx';

type VatIdOutcomeProps = { readonly check: VatIdCheck | null; readonly country: CountryCode };

const kinds: Record<VatIdCheck, NoticeKind> = { valid: 'success', invalid: 'error', unknown: 'info' };

/** What the online check said and what follows: no VAT abroad, another try, or VAT for now (D11, D17). */
export function VatIdOutcome({ check, country }: VatIdOutcomeProps) {
  if (check === null) return null;
  const atHome = country === defaultCountry;
  // At home VAT is charged whatever the check says, so it stops nothing.
  const kind = atHome && check === 'invalid' ? 'warning' : kinds[check];
  return (
    <Notice kind={kind}>
      <FormattedMessage id={`checkoutScreen.vatId.${check}${atHome ? '.home' : ''}`} />
    </Notice>
  );
}
