import type { Session } from '@platine/domain/customer/session.ts';

const channelName = 'platine.cart';

type News = { readonly kind: 'cart.confirmed'; readonly session: Session };

/** Carries a confirmed cart to the shop's other tabs, and theirs to this one. */
export type OtherTabs = {
  /** Does nothing before this tab has joined. */
  readonly tell: (session: Session) => void;
  /** Listens to the others; the answer is how to leave. For the browser only. */
  readonly join: (onNews: (session: Session) => void) => () => void;
};

export function createOtherTabs(): OtherTabs {
  let channel: BroadcastChannel | null = null;
  return {
    tell: (session) => channel?.postMessage({ kind: 'cart.confirmed', session } satisfies News),
    join: (onNews) => {
      const joined = new BroadcastChannel(channelName);
      joined.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        if (isNews(data)) onNews(data.session);
      });
      channel = joined;
      return () => {
        joined.close();
        channel = null;
      };
    },
  };
}

/** Only the shop's own pages can speak on the channel, so the kind is enough. */
function isNews(data: unknown): data is News {
  return (
    typeof data === 'object' && data !== null && 'kind' in data && data.kind === 'cart.confirmed' && 'session' in data
  );
}
