import type { OwnNumber } from '@platine/domain/lists/ownNumber.ts';
import { longestNumbersText } from '@platine/domain/lists/ownNumber.ts';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { useApiClient } from '../../api/ApiClient.tsx';
import { CheckoutSkeleton } from '../../checkout/CheckoutSkeleton/CheckoutSkeleton.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Notice } from '../../components/Notice/Notice.tsx';
import fieldStyles from '../../forms/Field/Field.module.css';
import { FormFailure } from '../../forms/FormFailure/FormFailure.tsx';
import { ownNumbersQuery } from '../../queries/ownNumbers.ts';
import { outcomeOf } from '../../queries/outcome.ts';
import { productPath } from '../../routing/paths.ts';
import { ownNumbersForm } from '../ListScreen/listForms.ts';
import { LoadFailure } from '../LoadFailure.tsx';
import { viewTitleId } from './AccountFrame.tsx';
import styles from './AccountScreen.module.css';
import listStyles from './Lists.module.css';
import type { NumbersPlace, NumbersTaken } from './numbersPlace.ts';

/** The numbers by which the customer calls products, and the form that takes a table of them; it works without script. */
export function OwnNumbers({ taken, failure }: NumbersPlace) {
  const outcome = outcomeOf(useQuery(ownNumbersQuery(useApiClient())));
  switch (outcome.kind) {
    case 'pending':
      return <CheckoutSkeleton label={<FormattedMessage id="listScreen.loading" />} />;
    case 'failure':
    case 'network':
      return <LoadFailure kind={outcome.kind} onRetry={outcome.retry} />;
    case 'data':
      return (
        <div className={listStyles['root']}>
          <p>
            <FormattedMessage id="accountScreen.numbers.intro" />
          </p>
          <FormFailure failure={failure} />
          {taken !== null && <Taken taken={taken} />}
          <NumbersForm />
          {outcome.data.length > 0 && <NumbersTable numbers={outcome.data} />}
        </div>
      );
  }
}

function Taken({ taken: { set, unknown, unread } }: { readonly taken: NumbersTaken }) {
  const complete = unknown.length === 0 && unread.length === 0;
  return (
    <Notice
      kind={complete ? 'success' : 'warning'}
      title={<FormattedMessage id="accountScreen.numbers.set" values={{ count: set }} />}
    >
      {unknown.length > 0 && (
        <p>
          <FormattedMessage id="accountScreen.numbers.unknown" values={{ numbers: unknown.join(', ') }} />
        </p>
      )}
      {unread.length > 0 && (
        <p>
          <FormattedMessage id="accountScreen.numbers.unread" values={{ lines: unread.join(', ') }} />
        </p>
      )}
    </Notice>
  );
}

function NumbersForm() {
  return (
    <form method="post" action={ownNumbersForm} className={listStyles['create']}>
      <div className={fieldStyles['root']}>
        <label className={fieldStyles['label']} htmlFor="NUMBERS">
          <FormattedMessage id="accountScreen.numbers.table" />
        </label>
        <textarea
          className={fieldStyles['control']}
          id="NUMBERS"
          name="NUMBERS"
          rows={6}
          required
          maxLength={longestNumbersText}
          spellCheck={false}
          aria-describedby="NUMBERS-hint"
        />
        <p id="NUMBERS-hint" className={fieldStyles['hint']}>
          <FormattedMessage id="accountScreen.numbers.tableHint" />
        </p>
      </div>
      <div>
        <Button type="submit" variant="secondary">
          <FormattedMessage id="accountScreen.numbers.save" />
        </Button>
      </div>
    </form>
  );
}

function NumbersTable({ numbers }: { readonly numbers: readonly OwnNumber[] }) {
  return (
    <table className={styles['orders']} aria-labelledby={viewTitleId}>
      <thead>
        <tr>
          <th scope="col">
            <FormattedMessage id="accountScreen.numbers.own" />
          </th>
          <th scope="col">
            <FormattedMessage id="accountScreen.numbers.sku" />
          </th>
        </tr>
      </thead>
      <tbody>
        {numbers.map(({ sku, number }) => (
          <tr key={sku}>
            <th scope="row">{number}</th>
            <td>
              <Link href={productPath(sku)}>{sku}</Link>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
