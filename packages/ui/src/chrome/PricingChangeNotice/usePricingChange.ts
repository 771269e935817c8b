import { pricingChange } from '@platine/domain/cart/pricingChange.ts';
import type { PricingChange } from '@platine/domain/cart/pricingChange.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApiClient } from '../../api/ApiClient.tsx';
import { cartTermsQuery } from '../../queries/session.ts';

/** The last change of prices that another delivery country has made since the page was opened, until it is read (D44). */
export function usePricingChange(): { readonly change: PricingChange | null; readonly read: () => void } {
  const client = useApiClient();
  const pricing = useQuery(cartTermsQuery(client)).data?.pricing;
  const [seen, setSeen] = useState(pricing);
  const [change, setChange] = useState<PricingChange | null>(null);
  if (pricing !== undefined && pricing !== seen) {
    setSeen(pricing);
    const made = seen === undefined ? null : pricingChange(seen, pricing);
    if (made !== null) setChange(made);
  }
  return { change, read: () => setChange(null) };
}
