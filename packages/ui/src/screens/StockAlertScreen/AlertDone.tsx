import { FormattedMessage } from 'react-intl';
import { Link } from '../../components/Link/Link.tsx';
import { Notice } from '../../components/Notice/Notice.tsx';
import { productPath, startPath } from '../../routing/paths.ts';
import { FormPage } from '../FormPage/FormPage.tsx';
import type { AlertEnd } from './stockAlertPlace.ts';

type AlertDoneProps = { readonly end: AlertEnd; readonly sku: number | null };

/** The page after a form: what happens now, and the way back to the product. */
export function AlertDone({ end, sku }: AlertDoneProps) {
  const title = end === 'ended' ? 'stockAlertScreen.end.title' : 'stockAlertScreen.title';
  return (
    <FormPage title={<FormattedMessage id={title} />} at={end}>
      <Notice kind={end === 'mailed' ? 'info' : 'success'}>
        <FormattedMessage id={`stockAlertScreen.done.${end}`} />
      </Notice>
      <Link href={sku === null ? startPath : productPath(sku)}>
        <FormattedMessage id={sku === null ? 'checkoutDoneScreen.toShop' : 'stockAlertScreen.toProduct'} />
      </Link>
    </FormPage>
  );
}
