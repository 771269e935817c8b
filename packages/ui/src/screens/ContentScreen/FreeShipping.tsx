import { useQuery } from '@tanstack/react-query';
import { useApiClient } from '../../api/ApiClient.tsx';
import { SkeletonLine } from '../../components/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import type { FreeShippingBlock } from '../../content/content.ts';
import { fillIn } from '../../content/contentFacts.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { outcomeOf } from '../../queries/outcome.ts';
import { sessionQuery } from '../../queries/session.ts';
import { LoadFailure } from '../LoadFailure.tsx';

/** Threshold for free shipping to the shopper's country (spec §9, D12). The page is readable without it. */
export function FreeShipping({ offered, none, loading }: FreeShippingBlock) {
  const { money, destination } = useFormats();
  const session = outcomeOf(useQuery(sessionQuery(useApiClient())));
  if (session.kind === 'pending')
    return (
      <div role="status" aria-busy="true">
        <VisuallyHidden>{loading}</VisuallyHidden>
        <SkeletonLine width="half" />
      </div>
    );
  if (session.kind !== 'data') return <LoadFailure kind={session.kind} onRetry={session.retry} />;
  const { freeShippingThreshold, pricing } = session.data.cart;
  const delivery = destination(pricing.vat.country);
  return (
    <p>
      {freeShippingThreshold === null
        ? fillIn(none, { country: delivery })
        : fillIn(offered, { threshold: money(freeShippingThreshold), country: delivery })}
    </p>
  );
}
