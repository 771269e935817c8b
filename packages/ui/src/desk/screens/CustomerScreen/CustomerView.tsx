import type { DecisionResult } from '@platine/domain/desk/customerAct.ts';
import type { DeskCustomer } from '@platine/domain/desk/deskCustomer.ts';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useMayDo } from '../../parts/useMayDo.ts';
import { CustomerActs } from './CustomerActs.tsx';
import { CustomerFacts } from './CustomerFacts.tsx';
import { CustomerOrders } from './CustomerOrders.tsx';
import styles from './CustomerScreen.module.css';
import { DecisionForm } from './DecisionForm.tsx';
import { PersonalData } from './PersonalData.tsx';

type CustomerViewProps = {
  /** The number by which the address names the person. */
  readonly person: string;
  readonly customer: DeskCustomer;
};

export function CustomerView({ person, customer }: CustomerViewProps) {
  const { account, acts, email, proofs, orders } = customer;
  const [result, setResult] = useState<DecisionResult | null>(null);
  const isTheirs = useMayDo('people');
  const newest = acts.find(({ kind }) => kind === 'decided')?.id ?? 0;
  const isErased = email === '';
  return (
    <>
      <CustomerFacts customer={customer} />
      <DecisionEnd result={result} acts={acts} />
      {account?.activated === true && isTheirs && (
        <DecisionForm key={newest} person={person} account={account} acts={acts} onDecided={setResult} />
      )}
      {!isErased && <Orders orders={orders} />}
      <Proofs proofs={proofs} />
      {!isErased && isTheirs && <PersonalData person={person} email={email} />}
      {acts.length > 0 && (
        <Part title={<FormattedMessage id="desk.customer.acts" />}>
          <CustomerActs acts={acts} />
        </Part>
      )}
    </>
  );
}

function Orders({ orders }: Pick<DeskCustomer, 'orders'>) {
  return (
    <Part title={<FormattedMessage id="desk.orders" />}>
      {orders.length === 0 ? (
        <p>
          <FormattedMessage id="desk.customer.noOrders" />
        </p>
      ) : (
        <CustomerOrders orders={orders} />
      )}
    </Part>
  );
}

type DecisionEndProps = Pick<DeskCustomer, 'acts'> & { readonly result: DecisionResult | null };

/** How the last decision has ended; after a conflict it names the person who was faster. */
function DecisionEnd({ result, acts }: DecisionEndProps) {
  if (result === null) return null;
  if (result === 'done')
    return (
      <p role="status">
        <FormattedMessage id="desk.end.done" />
      </p>
    );
  const by = acts.find(({ kind }) => kind === 'decided')?.by ?? '';
  return (
    <Notice kind="warning">
      <FormattedMessage id="desk.customer.conflict" values={{ by }} />
    </Notice>
  );
}

function Part({ title, children }: { readonly title: ReactNode; readonly children: ReactNode }) {
  return (
    <section className={styles['part']}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** Checks of VAT ids at the authorities, which the tax office may ask for (D17). */
function Proofs({ proofs }: Pick<DeskCustomer, 'proofs'>) {
  const { date } = useFormats();
  if (proofs.length === 0) return null;
  return (
    <Part title={<FormattedMessage id="desk.customer.proofs" />}>
      <ul role="list">
        {proofs.map(({ orderNumber, vatId, number, checkedAt }) => (
          <li key={orderNumber}>
            <FormattedMessage
              id="desk.customer.proof"
              values={{ vatId, number, date: date(checkedAt.slice(0, 10)), order: orderNumber }}
            />
          </li>
        ))}
      </ul>
    </Part>
  );
}
