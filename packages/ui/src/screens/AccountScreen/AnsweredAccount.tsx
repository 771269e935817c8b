import { AccountScreen } from './AccountScreen.tsx';
import { readAccountPlace } from './readAccountPlace.ts';

/** The account at an address, with the answer to a form that was sent without script. Every page loads addresses, and only this one their reading. */
export function AnsweredAccount({ search }: { readonly search: URLSearchParams }) {
  return <AccountScreen {...readAccountPlace(search)} />;
}
