import type { Session } from '../queries/session.ts';

const channelName = 'platine.cart';

type News = { readonly kind: 'cart.confirmed'; readonly session: Session };

/** Carries a confirmed cart to the shop's other tabs, and theirs to this one. */
export type OtherTabs = {
  readonly tell: (session: Session) => void;
  readonly leave: () => void;
};

export function joinOtherTabs(onNews: (session: Session) => void): OtherTabs {
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isNews(data)) onNews(data.session);
  });
  return {
    tell: (session) => channel.postMessage({ kind: 'cart.confirmed', session } satisfies News),
    leave: () => channel.close(),
  };
}

/** Only the shop's own pages can speak on the channel, so the kind is enough. */
function isNews(data: unknown): data is News {
  return typeof data === 'object' && data !== null && 'kind' in data && data.kind === 'cart.confirmed' && 'session' in data;
}
