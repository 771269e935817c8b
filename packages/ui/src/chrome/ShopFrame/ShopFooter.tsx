import { minimumOrderValue } from '@platine/domain/cart/minimumOrder.ts';
import { useQuery } from '@tanstack/react-query';
import { useApiClient } from '../../api/ApiClient.tsx';
import type { OpenDialog } from '../../dialogs/useSessionDialogs.tsx';
import { sessionQuery } from '../../queries/session.ts';
import { Footer } from '../Footer/Footer.tsx';
import { NewsletterPlace } from '../Footer/NewsletterPlace.tsx';

type ShopFooterProps = {
  /** The shop's version, such as 3.0.27. */
  readonly version: string;
  /** Null while it is unknown. */
  readonly loggedIn: boolean | null;
  /** Opens the language dialog. */
  readonly onLanguages: OpenDialog;
  /** Opens the cookie question again. */
  readonly onCookies: OpenDialog;
};

const minimumOrder = { eu: minimumOrderValue('LU'), other: minimumOrderValue('CH') };

/** The footer of every page, with the shopper's own data. */
export function ShopFooter({ loggedIn, ...own }: ShopFooterProps) {
  const { data: session } = useQuery(sessionQuery(useApiClient()));
  const known = session !== undefined && loggedIn !== null;
  return (
    <Footer
      {...own}
      minimumOrder={minimumOrder}
      loggedIn={loggedIn ?? false}
      newsletter={<NewsletterPlace customer={known ? session : null} />}
    />
  );
}
