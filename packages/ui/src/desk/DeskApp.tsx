import type { Operator } from '@platine/domain/desk/operator.ts';
import { settingsNames } from '@platine/domain/desk/settingsNames.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Route, Switch } from 'wouter';
import { EmptyState } from '../components/EmptyState/EmptyState.tsx';
import { Link } from '../components/Link/Link.tsx';
import { outcomeOf } from '../queries/outcome.ts';
import { LoadFailure } from '../screens/LoadFailure.tsx';
import { DeskFrame } from './DeskFrame.tsx';
import { useDeskClient } from './DeskProvider.tsx';
import {
  cataloguePath,
  customersPath,
  deskSettingsPath,
  figuresPath,
  mailsPath,
  newProductPath,
  productsPath,
  questionsPath,
  settingsPath,
  slipsPath,
  statementPath,
  todayPath,
  withdrawalsPath,
} from './deskPaths.ts';
import { deskKeys, operatorQuery } from './queries.ts';
import { BagLabelsScreen } from './screens/BagLabelsScreen/BagLabelsScreen.tsx';
import { CatalogueScreen } from './screens/CatalogueScreen/CatalogueScreen.tsx';
import { CustomerScreen } from './screens/CustomerScreen/CustomerScreen.tsx';
import { CustomersScreen } from './screens/CustomersScreen/CustomersScreen.tsx';
import { FiguresScreen } from './screens/FiguresScreen/FiguresScreen.tsx';
import { LinkScreen } from './screens/LinkScreen/LinkScreen.tsx';
import { MailsScreen } from './screens/MailsScreen/MailsScreen.tsx';
import { NewProductScreen } from './screens/NewProductScreen/NewProductScreen.tsx';
import { OrderScreen } from './screens/OrderScreen/OrderScreen.tsx';
import { OrdersScreen } from './screens/OrdersScreen/OrdersScreen.tsx';
import { ProductScreen } from './screens/ProductScreen/ProductScreen.tsx';
import { ProductsScreen } from './screens/ProductsScreen/ProductsScreen.tsx';
import { QuestionsScreen } from './screens/QuestionsScreen/QuestionsScreen.tsx';
import { SettingsPartScreen } from './screens/SettingsScreen/SettingsPartScreen.tsx';
import { SettingsScreen } from './screens/SettingsScreen/SettingsScreen.tsx';
import { StatementScreen } from './screens/StatementScreen/StatementScreen.tsx';
import { SlipsScreen } from './screens/SlipsScreen/SlipsScreen.tsx';
import { SlipScreen } from './screens/SlipScreen/SlipScreen.tsx';
import { StructureScreen } from './screens/StructureScreen/StructureScreen.tsx';
import { SignInScreen } from './screens/SignInScreen/SignInScreen.tsx';
import { TodayScreen } from './screens/TodayScreen/TodayScreen.tsx';
import { WithdrawalsScreen } from './screens/WithdrawalsScreen/WithdrawalsScreen.tsx';
import { structurePath } from './structurePaths.ts';
import { useDeskCall } from './useDeskCall.ts';

type DeskAppProps = {
  /** The token of the link that has opened the page; null without one. */
  readonly linkToken: string | null;
};

/** The whole desk: its door, and its screens for who is signed in. */
export function DeskApp({ linkToken }: DeskAppProps) {
  const queryClient = useQueryClient();
  const [token, setToken] = useState(linkToken);
  const outcome = outcomeOf(useQuery(operatorQuery(useDeskClient())));
  const signedIn = (operator: Operator | null) => {
    setToken(null);
    // Nothing is left of the person who was here before.
    queryClient.clear();
    queryClient.setQueryData(deskKeys.operator, operator);
  };
  const { make: signOut } = useDeskCall('deskSignOut', () => signedIn(null));
  if (token !== null) return <LinkScreen token={token} onSignedIn={signedIn} />;
  switch (outcome.kind) {
    case 'pending':
      return null;
    case 'data':
      return outcome.data === null ? (
        <SignInScreen onSignedIn={signedIn} />
      ) : (
        <DeskFrame operator={outcome.data} onSignOut={() => signOut({})}>
          <DeskScreens />
        </DeskFrame>
      );
    default:
      return <LoadFailure kind={outcome.kind} onRetry={outcome.retry} />;
  }
}

function DeskScreens() {
  // An e-mail that was searched for stands in no address; it is kept until the operator signs out.
  const [customerText, setCustomerText] = useState('');
  return (
    <Switch>
      <Route path="/">
        <TodayScreen />
      </Route>
      <Route path="/orders">
        <OrdersScreen />
      </Route>
      <Route path="/orders/:orderNumber">
        {({ orderNumber }) => <OrderScreen key={orderNumber} orderNumber={orderNumber} />}
      </Route>
      <Route path="/orders/:orderNumber/slip">{({ orderNumber }) => <SlipScreen orderNumber={orderNumber} />}</Route>
      <Route path="/orders/:orderNumber/bags">
        {({ orderNumber }) => <BagLabelsScreen orderNumber={orderNumber} />}
      </Route>
      <Route path={slipsPath}>
        <SlipsScreen />
      </Route>
      <Route path={withdrawalsPath}>
        <WithdrawalsScreen />
      </Route>
      <Route path={mailsPath}>
        <MailsScreen />
      </Route>
      <Route path={figuresPath}>
        <FiguresScreen />
      </Route>
      <Route path={customersPath}>
        <CustomersScreen text={customerText} onSearch={setCustomerText} />
      </Route>
      <Route path={`${customersPath}/:person`}>{({ person }) => <CustomerScreen key={person} person={person} />}</Route>
      <Route path={productsPath}>
        <ProductsScreen />
      </Route>
      <Route path={newProductPath}>
        <NewProductScreen />
      </Route>
      <Route path={`${productsPath}/:sku`}>{({ sku }) => <ProductScreen key={sku} sku={Number(sku)} />}</Route>
      <Route path={structurePath}>
        <StructureScreen />
      </Route>
      <Route path={cataloguePath}>
        <CatalogueScreen />
      </Route>
      <Route path={settingsPath}>
        <SettingsScreen />
      </Route>
      {settingsNames.map((name) => (
        <Route key={name} path={deskSettingsPath(name)}>
          <SettingsPartScreen key={name} name={name} />
        </Route>
      ))}
      <Route path={statementPath}>
        <StatementScreen />
      </Route>
      <Route path={questionsPath}>
        <QuestionsScreen />
      </Route>
      <Route>
        <EmptyState
          level={1}
          title={<FormattedMessage id="desk.missing" />}
          action={
            <Link href={todayPath}>
              <FormattedMessage id="desk.today" />
            </Link>
          }
        />
      </Route>
    </Switch>
  );
}
