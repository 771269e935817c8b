import { Route, Switch, useSearchParams } from 'wouter';
import { Link } from '../components/Link/Link.tsx';
import { AccountScreen } from '../screens/AccountScreen/AccountScreen.tsx';
import { readAccountPlace } from '../screens/AccountScreen/readAccountPlace.ts';
import { CartScreen } from '../screens/CartScreen/CartScreen.tsx';
import { ContactActivateScreen } from '../screens/ContactActivateScreen/ContactActivateScreen.tsx';
import { ContentScreen } from '../screens/ContentScreen/ContentScreen.tsx';
import { NewsletterCancelationScreen } from '../screens/NewsletterCancelationScreen/NewsletterCancelationScreen.tsx';
import { NewsletterConfirmationScreen } from '../screens/NewsletterConfirmationScreen/NewsletterConfirmationScreen.tsx';
import { PasswordResetScreen } from '../screens/PasswordResetScreen/PasswordResetScreen.tsx';

type AccountRoutesProps = {
  /** Links that the shop mails in the story, by what they are for. Only one that was mailed works. */
  readonly mailed?: Readonly<Record<string, string>>;
};

/** The pages around an account, for stories that go from one to the other. Below them lies what a mail program would show. */
export function AccountRoutes({ mailed = {} }: AccountRoutesProps) {
  const [search] = useSearchParams();
  const hash = search.get('hash');
  return (
    <>
      <Switch>
        <Route path="/contact_activate">
          <ContactActivateScreen hash={hash} />
        </Route>
        <Route path="/password_reset">
          <PasswordResetScreen hash={hash} />
        </Route>
        <Route path="/newsletter/confirmation">
          <NewsletterConfirmationScreen hash={hash} />
        </Route>
        <Route path="/newsletter/cancelation">
          <NewsletterCancelationScreen hash={hash} />
        </Route>
        <Route path="/account">
          <AccountScreen {...readAccountPlace(search)} />
        </Route>
        <Route path="/shopping_cart">
          <CartScreen />
        </Route>
        <Route>
          <ContentScreen page="shippingCosts" />
        </Route>
      </Switch>
      {Object.entries(mailed).map(([purpose, href]) => (
        <p key={purpose} lang="en">
          <Link href={href}>{purpose}</Link>
        </p>
      ))}
    </>
  );
}
