import { Route, Switch } from 'wouter';
import { CartScreen } from '../screens/CartScreen/CartScreen.tsx';
import { CheckoutDoneScreen } from '../screens/CheckoutDoneScreen/CheckoutDoneScreen.tsx';
import { CheckoutScreen } from '../screens/CheckoutScreen/CheckoutScreen.tsx';
import { CheckoutSummaryScreen } from '../screens/CheckoutSummaryScreen/CheckoutSummaryScreen.tsx';
import { CheckoutTypeScreen } from '../screens/CheckoutTypeScreen/CheckoutTypeScreen.tsx';

/** The pages from the cart to the placed order, for stories that navigate between them. */
export function CheckoutRoutes() {
  return (
    <Switch>
      <Route path="/shopping_cart">
        <CartScreen />
      </Route>
      <Route path="/checkout_type">
        <CheckoutTypeScreen />
      </Route>
      <Route path="/checkout">
        <CheckoutScreen />
      </Route>
      <Route path="/checkout_summary">
        <CheckoutSummaryScreen />
      </Route>
      <Route path="/checkout_done/:orderNumber">
        {({ orderNumber }) => <CheckoutDoneScreen orderNumber={orderNumber} />}
      </Route>
    </Switch>
  );
}
