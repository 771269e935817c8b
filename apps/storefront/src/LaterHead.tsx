import { laterPart } from '@platine/ui/i18n/laterPart.tsx';
import { useSomebodyIsThere } from '@platine/ui/interaction/useSomebodyIsThere.ts';
import type { PageHeadProps } from './about/PageHead.tsx';

const loadHead = async () => (await import('./about/PageHead.tsx')).PageHead;
const Head = laterPart(loadHead);

/** What keeps the head true, fetched when somebody is there: nobody else leads the page to another place or language. */
export function LaterHead(props: PageHeadProps) {
  return useSomebodyIsThere() ? <Head {...props} /> : null;
}
