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
import { LoginRequired } from './LoginRequired.tsx';
import { OrderDetail } from './OrderDetail.tsx';
import { Orders } from './Orders.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { ProfileForm } from './ProfileForm.tsx';

type AccountScreenProps = {
  /** The part of the account that the address names. */
  readonly view: AccountView;
  /** Document number of the open order, otherwise null. */
  readonly order: string | null;
};

/** /account: the customer's data, orders and addresses (spec §2). */
export function AccountScreen({ view, order }: AccountScreenProps) {
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
          <AccountPart user={outcome.data} view={view} order={order} />
        </AccountFrame>
      );
  }
}

type AccountPartProps = AccountScreenProps & { readonly user: User };

function AccountPart({ user, view, order }: AccountPartProps) {
  switch (view) {
    case 'profile':
      return <ProfileForm key={user.customerId} user={user} />;
    case 'orders':
      return order === null ? <Orders /> : <OrderDetail number={order} />;
    case 'addresses':
      return <AddressBook />;
    case 'password':
      return <PasswordForm />;
  }
}
