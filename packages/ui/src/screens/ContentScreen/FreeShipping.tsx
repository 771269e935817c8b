import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { useApiClient } from '../../api/ApiClient.tsx';
import { SkeletonLine } from '../../components/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { useFormats } from '../../i18n/useFormats.ts';
import { outcomeOf } from '../../queries/outcome.ts';
import { sessionQuery } from '../../queries/session.ts';
import { LoadFailure } from '../LoadFailure.tsx';

/** Threshold for free shipping to the shopper's country (spec §9, D12). The page is readable without it. */
export function FreeShipping() {
  const { money, destination } = useFormats();
  const session = outcomeOf(useQuery(sessionQuery(useApiClient())));
  if (session.kind === 'pending')
    return (
      <div role="status" aria-busy="true">
        <VisuallyHidden>
          <FormattedMessage id="content.freeShipping.loading" />
        </VisuallyHidden>
        <SkeletonLine width="half" />
      </div>
    );
  if (session.kind !== 'data') return <LoadFailure kind={session.kind} onRetry={session.retry} />;
  const { freeShippingThreshold, pricing } = session.data.cart;
  const delivery = destination(pricing.vat.country);
  return (
    <p>
      {freeShippingThreshold === null ? (
        <FormattedMessage id="content.freeShipping.none" values={{ country: delivery }} />
      ) : (
        <FormattedMessage
          id="content.freeShipping.offered"
          values={{ threshold: money(freeShippingThreshold), country: delivery }}
        />
      )}
    </p>
  );
}
