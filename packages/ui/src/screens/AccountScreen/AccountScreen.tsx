import type { Failure } from '@platine/domain/machines/outcome.ts';
import type { User } from '@platine/domain/customer/user.ts';
import { useQuery } from '@tanstack/react-query';
import { useApiClient } from '../../api/ApiClient.tsx';
import { Placeholder } from '../../components/Placeholder/Placeholder.tsx';
import { outcomeOf } from '../../queries/outcome.ts';
import { userQuery } from '../../queries/user.ts';
import { LoadFailure } from '../LoadFailure.tsx';
import type { AccountView } from '../../routing/paths.ts';
import { AccountFrame } from './AccountFrame.tsx';
import { AddressBook } from './AddressBook.tsx';
import { Lists } from './Lists.tsx';
import type { ListsPlace } from './listsPlace.ts';
import { listsShown } from './listsPlace.ts';
import type { NumbersPlace } from './numbersPlace.ts';
import { numbersShown } from './numbersPlace.ts';
import { LoginRequired } from './LoginRequired.tsx';
import { OrderDetail } from './OrderDetail.tsx';
import { Orders } from './Orders.tsx';
import { OwnNumbers } from './OwnNumbers.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { QuoteDetail } from './QuoteDetail.tsx';
import { Quotes } from './Quotes.tsx';

type AccountScreenProps = {
  /** The part of the account that the address names. */
  readonly view: AccountView;
  /** Document number of the open order or quote, otherwise null. */
  readonly order: string | null;
  /** Of the view of lists: what is to be put into one, and why the last form was not taken. */
  readonly lists?: ListsPlace;
  /** Of the view of own numbers: what became of the last table. */
  readonly numbers?: NumbersPlace;
  /** Of an open quote: why its form was not taken. */
  readonly failure?: Failure | null;
};

/** /account: the customer's data, orders and addresses (spec §2). */
export function AccountScreen({
  view,
  order,
  lists = listsShown,
  numbers = numbersShown,
  failure = null,
}: AccountScreenProps) {
  const outcome = outcomeOf(useQuery(userQuery(useApiClient())));
  switch (outcome.kind) {
    case 'pending':
      return <Placeholder />;
    case 'failure':
    case 'network':
      return <LoadFailure kind={outcome.kind} onRetry={outcome.retry} />;
    case 'data':
      if (outcome.data === null) return <LoginRequired />;
      return (
        <AccountFrame user={outcome.data} view={view} order={order}>
          <AccountPart
            user={outcome.data}
            view={view}
            order={order}
            lists={lists}
            numbers={numbers}
            failure={failure}
          />
        </AccountFrame>
      );
  }
}

type AccountPartProps = Required<AccountScreenProps> & { readonly user: User };

function AccountPart({ user, view, order, lists, numbers, failure }: AccountPartProps) {
  switch (view) {
    case 'profile':
      return <ProfileForm key={user.customerId} user={user} />;
    case 'orders':
      return order === null ? <Orders /> : <OrderDetail number={order} />;
    case 'quotes':
      return order === null ? <Quotes /> : <QuoteDetail number={order} failure={failure} />;
    case 'lists':
      return <Lists {...lists} />;
    case 'numbers':
      return <OwnNumbers {...numbers} />;
    case 'addresses':
      return <AddressBook />;
    case 'password':
      return <PasswordForm />;
  }
}
