import { lazyOnDemand } from '../../i18n/lazyPart.tsx';
import { useHydrated } from '../../interaction/useHydrated.ts';
import { useLoggedIn } from '../../queries/useLoggedIn.ts';

const OwnNumberHits = lazyOnDemand(() => import('./OwnNumberHits.tsx'), 'OwnNumberHits');

/** The place of a customer's own numbers. The server draws none, since others get the same page; visitors load no code for them. */
export function OwnNumberPart({ text }: { readonly text: string }) {
  const hydrated = useHydrated();
  const loggedIn = useLoggedIn();
  return hydrated && loggedIn === true ? <OwnNumberHits.Part text={text} /> : null;
}
