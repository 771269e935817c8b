import { AccountScreen } from '@platine/ui/screens/AccountScreen/AccountScreen.tsx';
import { readAccountPlace } from '@platine/ui/screens/AccountScreen/readAccountPlace.ts';
import type { PlaceProps } from '../lazyScreen.tsx';

/** The part of the account that the address names. */
export function AccountPage({ search }: PlaceProps) {
  return <AccountScreen {...readAccountPlace(search)} />;
}
