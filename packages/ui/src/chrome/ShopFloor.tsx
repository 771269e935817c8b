import type { PageFloorProps } from './PageFloor/PageFloor.tsx';
import { PageFloor } from './PageFloor/PageFloor.tsx';
import type { Reopened } from './useConsent.ts';
import { useConsent } from './useConsent.ts';

export type ShopFloorProps = Omit<PageFloorProps, 'consent'> & { readonly reopened: Reopened };

/** The page's floor, with what this browser remembers of the shopper's answers. */
export function ShopFloor({ reopened, ...floor }: ShopFloorProps) {
  return <PageFloor {...floor} consent={useConsent(reopened)} />;
}
