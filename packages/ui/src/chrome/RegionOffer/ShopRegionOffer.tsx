import type { CountryCode } from '@platine/domain/customer/countries.ts';
import { defaultCountry } from '@platine/domain/customer/countries.ts';
import type { CustomerType } from '@platine/domain/customer/customerType.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import { useSessionAccess } from '../../cart/useSessionAccess.ts';
import { useToast } from '../../components/Toast/Toast.tsx';
import { saveSettings } from '../../dialogs/sessionChoices.ts';
import { useSending } from '../../forms/useSending.ts';
import { sessionQuery } from '../../queries/session.ts';
import { useLoggedIn } from '../../queries/useLoggedIn.ts';
import { RegionOffer } from './RegionOffer.tsx';

type ShopRegionOfferProps = {
  /** The country that the browser's language suggests. */
  readonly country: CountryCode;
  /** Called when the shopper has pressed a button. */
  readonly onAnswered: () => void;
  /** Called when there is nothing to offer: the shopper has an account, or has chosen a country otherwise. */
  readonly onNeedless: () => void;
};

/** The offer to a visitor whose delivery country is still that of a new session (D44). An acceptance is saved as the settings are. */
export function ShopRegionOffer({ country, onAnswered, onNeedless }: ShopRegionOfferProps) {
  const intl = useIntl();
  const toast = useToast();
  const access = useSessionAccess();
  const { data: session } = useQuery(sessionQuery(access.client));
  const loggedIn = useLoggedIn();
  const [date] = useState(() => new Date().toISOString().slice(0, 10));
  const { busy, send } = useSending(async (customerType: CustomerType) => {
    const outcome = await saveSettings(access, { country, customerType });
    if (outcome.kind !== 'data') toast({ kind: 'error', text: intl.formatMessage({ id: 'message.changesNotSaved' }) });
    return outcome;
  });
  const needless = loggedIn === true || (session !== undefined && session.country !== defaultCountry && !busy);
  const tell = useEffectEvent(onNeedless);
  useEffect(() => {
    if (needless) tell();
  }, [needless]);
  if (session === undefined || loggedIn !== false || needless) return null;
  return (
    <RegionOffer
      country={country}
      current={defaultCountry}
      customerType={session.customerType}
      date={date}
      busy={busy}
      onAccepted={() => send(session.customerType, onAnswered)}
      onDeclined={onAnswered}
    />
  );
}
