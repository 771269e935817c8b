import type { ListEntry } from '@platine/domain/lists/savedList.ts';
import { longestListName } from '@platine/domain/lists/savedList.ts';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApiClient } from '../../api/ApiClient.tsx';
import { CheckoutSkeleton } from '../../checkout/CheckoutSkeleton/CheckoutSkeleton.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { FormFailure } from '../../forms/FormFailure/FormFailure.tsx';
import { PlainField } from '../../forms/PlainField/PlainField.tsx';
import { listsQuery } from '../../queries/lists.ts';
import { outcomeOf } from '../../queries/outcome.ts';
import { productQuery } from '../../queries/products.ts';
import { listPath } from '../../routing/paths.ts';
import { addToListForm, createListForm } from '../ListScreen/listForms.ts';
import { LoadFailure } from '../LoadFailure.tsx';
import { NamedProduct } from '../NamedProduct.tsx';
import styles from './Lists.module.css';
import type { Adding, ListsPlace } from './listsPlace.ts';

/** The account's lists: to open, to begin another, and to put the cart or a product into one. All of its forms work without script. */
export function Lists({ adding, failure }: ListsPlace) {
  const outcome = outcomeOf(useQuery(listsQuery(useApiClient())));
  switch (outcome.kind) {
    case 'pending':
      return <CheckoutSkeleton label={<FormattedMessage id="listScreen.loading" />} />;
    case 'failure':
    case 'network':
      return <LoadFailure kind={outcome.kind} onRetry={outcome.retry} />;
    case 'data':
      return (
        <div className={styles['root']}>
          <FormFailure failure={failure} />
          {adding?.kind === 'cart' && (
            <p>
              <FormattedMessage id="accountScreen.lists.fromCart" />
            </p>
          )}
          {adding?.kind === 'product' && <AddedProduct sku={adding.sku} />}
          {outcome.data.length === 0 ? (
            <p>
              <FormattedMessage id="accountScreen.lists.none" />
            </p>
          ) : (
            <Entries entries={outcome.data} adding={adding} />
          )}
          <NewList adding={adding} />
        </div>
      );
  }
}

function AddedProduct({ sku }: { readonly sku: number }) {
  const { data: product } = useQuery(productQuery(useApiClient(), sku));
  return (
    <div>
      <p>
        <FormattedMessage id="accountScreen.lists.fromProduct" />
      </p>
      {product === undefined ? sku : <NamedProduct product={product} />}
    </div>
  );
}

type EntriesProps = { readonly entries: readonly ListEntry[]; readonly adding: Adding | null };

function Entries({ entries, adding }: EntriesProps) {
  const intl = useIntl();
  return (
    <ul role="list" className={styles['entries']} aria-label={intl.formatMessage({ id: 'accountScreen.view.lists' })}>
      {entries.map(({ id, name, lines, shared }) => (
        <li key={id} className={styles['entry']}>
          <div className={styles['name']}>
            <Link href={listPath(id)}>{name}</Link>
            <p className={styles['facts']}>
              <FormattedMessage id="accountScreen.lists.count" values={{ count: lines }} />
              {shared && (
                <>
                  {' · '}
                  <FormattedMessage id="accountScreen.lists.shared" />
                </>
              )}
            </p>
          </div>
          {adding !== null && (
            <form method="post" action={addToListForm}>
              <input type="hidden" name="LIST_ID" value={id} />
              <AddedFields adding={adding} />
              <Button type="submit" variant="secondary">
                <FormattedMessage id="accountScreen.lists.add" />
                <VisuallyHidden> {name}</VisuallyHidden>
              </Button>
            </form>
          )}
        </li>
      ))}
    </ul>
  );
}

function NewList({ adding }: { readonly adding: Adding | null }) {
  return (
    <form method="post" action={createListForm} className={styles['create']}>
      <AddedFields adding={adding} />
      <PlainField
        name="NAME"
        label={<FormattedMessage id="accountScreen.lists.name" />}
        initial={undefined}
        limits={{ minimum: 1, maximum: longestListName }}
        autoComplete="off"
        problem={null}
      />
      <div>
        <Button type="submit" variant={adding === null ? 'secondary' : 'primary'}>
          <FormattedMessage id={adding === null ? 'accountScreen.lists.create' : 'accountScreen.lists.createWith'} />
        </Button>
      </div>
    </form>
  );
}

/** Tells the form's call what goes into the list. */
function AddedFields({ adding }: { readonly adding: Adding | null }) {
  return (
    <>
      <input type="hidden" name="FROM" value={adding?.kind ?? 'nothing'} />
      {adding?.kind === 'product' && <input type="hidden" name="SKU" value={adding.sku} />}
    </>
  );
}
