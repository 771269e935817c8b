import type { Product } from '@platine/domain/catalog/product.ts';
import { fieldLimits } from '@platine/domain/validation/limits.ts';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { useApiClient } from '../../api/ApiClient.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { CheckoutSkeleton } from '../../checkout/CheckoutSkeleton/CheckoutSkeleton.tsx';
import { FormFailure } from '../../forms/FormFailure/FormFailure.tsx';
import { PlainField } from '../../forms/PlainField/PlainField.tsx';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { outcomeOf } from '../../queries/outcome.ts';
import { productQuery } from '../../queries/products.ts';
import type { RefusedForm } from '../../queries/refusedForm.ts';
import { startPath } from '../../routing/paths.ts';
import { FormPage } from '../FormPage/FormPage.tsx';
import { LoadFailure } from '../LoadFailure.tsx';
import { NamedProduct } from '../NamedProduct.tsx';
import styles from './StockAlertScreen.module.css';

type AlertRequestProps = { readonly sku: number; readonly sent: RefusedForm | null };

/** The form that asks for an alert, with the product that it is about. */
export function AlertRequest({ sku, sent }: AlertRequestProps) {
  const outcome = outcomeOf(useQuery(productQuery(useApiClient(), sku)));
  switch (outcome.kind) {
    case 'pending':
      return (
        <FormPage title={<FormattedMessage id="stockAlertScreen.title" />} at="loading">
          <CheckoutSkeleton label={<FormattedMessage id="productScreen.loading" />} />
        </FormPage>
      );
    case 'data':
      return <AlertForm product={outcome.data} sent={sent} />;
    case 'failure':
      return outcome.errorClass === 'ProductNotFoundException' ? (
        <UnknownProduct />
      ) : (
        <LoadFailure kind="failure" onRetry={outcome.retry} />
      );
    case 'network':
      return <LoadFailure kind="network" onRetry={outcome.retry} />;
  }
}

function AlertForm({ product, sent }: { readonly product: Product; readonly sent: RefusedForm | null }) {
  const language = useLanguage();
  const refused = sent?.fields.includes('EMAIL') ?? false;
  return (
    <FormPage title={<FormattedMessage id="stockAlertScreen.title" />} at="form">
      <div>
        <NamedProduct product={product} />
      </div>
      <p>
        <FormattedMessage id="stockAlertScreen.intro" />
      </p>
      <FormFailure failure={sent?.failure ?? null} />
      <form method="post" className={styles['form']}>
        <input type="hidden" name="LANGUAGE_CODE" value={language} />
        <input type="hidden" name="SKU" value={product.sku} />
        <PlainField
          name="EMAIL"
          type="email"
          label={<FormattedMessage id="stockAlertScreen.email" />}
          initial={sent?.entries['EMAIL']}
          limits={fieldLimits.email}
          autoComplete="email"
          problem={refused ? <FormattedMessage id="stockAlertScreen.problem" /> : null}
        />
        <Button type="submit" wide>
          <FormattedMessage id="stockAlertScreen.submit" />
        </Button>
      </form>
    </FormPage>
  );
}

/** The address names no product of the shop. */
export function UnknownProduct() {
  return (
    <EmptyState
      level={1}
      title={<FormattedMessage id="stockAlertScreen.unknownTitle" />}
      action={
        <Link href={startPath} variant="secondary">
          <FormattedMessage id="checkoutDoneScreen.toShop" />
        </Link>
      }
    >
      <FormattedMessage id="stockAlertScreen.unknown" />
    </EmptyState>
  );
}
