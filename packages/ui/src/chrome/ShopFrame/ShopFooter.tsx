import { useQuery } from '@tanstack/react-query';
import { useApiClient } from '../../api/ApiClient.tsx';
import type { OpenDialog } from '../../dialogs/useSessionDialogs.tsx';
import { sessionQuery } from '../../queries/session.ts';
import { Footer } from '../Footer/Footer.tsx';
import { NewsletterPlace } from '../Footer/NewsletterPlace.tsx';
import { useShop } from '../../shop/ShopFacts.tsx';

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

/** The footer of every page, with the shopper's own data. */
export function ShopFooter({ loggedIn, ...own }: ShopFooterProps) {
  const { delivery } = useShop();
  const { data: session } = useQuery(sessionQuery(useApiClient()));
  const known = session !== undefined && loggedIn !== null;
  return (
    <Footer
      {...own}
      minimumOrder={delivery.minimumOrder}
      loggedIn={loggedIn ?? false}
      newsletter={<NewsletterPlace customer={known ? session : null} />}
    />
  );
}
