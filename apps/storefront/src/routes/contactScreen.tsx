import { readContactAbout } from '@platine/ui/screens/ContactScreen/contactAbout.ts';
import { ContactScreen } from '@platine/ui/screens/ContactScreen/ContactScreen.tsx';
import type { PlaceProps } from '../lazyScreen.tsx';

/** The contact form, about what the address says. */
export function ContactPage({ search }: PlaceProps) {
  return <ContactScreen about={readContactAbout(search)} />;
}
