import type { Session } from '@platine/domain/customer/session.ts';
import { shopVersion } from '@platine/domain/shop/version.ts';

type CartMessage = { readonly kind: 'cart.confirmed'; readonly session: Session };

/** Shares confirmed carts between the shop's tabs. */
export type OtherTabs = {
  /** Does nothing before this tab has joined. */
  readonly tell: (session: Session) => void;
  /** Listens to the other tabs. Returns a function that stops. For the browser only. */
  readonly join: (onConfirmed: (session: Session) => void) => () => void;
};

/**
 * @param version The channel's name carries it: after a deployment, a tab of the old version must not send old shapes to a new one.
 */
export function createOtherTabs(version = shopVersion): OtherTabs {
  let channel: BroadcastChannel | null = null;
  return {
    tell: (session) => channel?.postMessage({ kind: 'cart.confirmed', session } satisfies CartMessage),
    join: (onConfirmed) => {
      const joined = new BroadcastChannel(`platine.cart.${version}`);
      joined.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        if (isCartMessage(data)) onConfirmed(data.session);
      });
      channel = joined;
      return () => {
        joined.close();
        channel = null;
      };
    },
  };
}

/** The session in it is trusted: only pages of this origin and of this version of the shop write to the channel. */
function isCartMessage(data: unknown): data is CartMessage {
  return (
    typeof data === 'object' && data !== null && 'kind' in data && data.kind === 'cart.confirmed' && 'session' in data
  );
}
