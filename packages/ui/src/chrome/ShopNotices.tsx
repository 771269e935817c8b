import type { NoticeStackProps } from './NoticeStack/NoticeStack.tsx';
import { NoticeStack } from './NoticeStack/NoticeStack.tsx';
import type { Reopened } from './useConsent.ts';
import { useConsent } from './useConsent.ts';

export type ShopNoticesProps = Omit<NoticeStackProps, 'consent'> & {
  /** How often the cookie question was reopened, and from which element. */
  readonly reopened: Reopened;
};

/** The notice stack, with the answers that this browser remembers. */
export function ShopNotices({ reopened, ...stack }: ShopNoticesProps) {
  return <NoticeStack {...stack} consent={useConsent(reopened)} />;
}
