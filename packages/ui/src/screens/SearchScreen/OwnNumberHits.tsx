import { isSameNumber } from '@platine/domain/lists/sameNumber.ts';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { useApiClient } from '../../api/ApiClient.tsx';
import { Notice } from '../../components/Notice/Notice.tsx';
import { ownNumbersQuery } from '../../queries/ownNumbers.ts';
import { productsQuery } from '../../queries/products.ts';
import { NamedProduct } from '../NamedProduct.tsx';
import styles from './SearchScreen.module.css';

export type OwnNumberHitsProps = {
  /** Search text. */
  readonly text: string;
};

/**
 * The products to which the customer has given the searched text as an own number. They are read in the browser alone: pages of results are kept for
 * many shoppers.
 */
export function OwnNumberHits({ text }: OwnNumberHitsProps) {
  const client = useApiClient();
  const { data: numbers = [] } = useQuery(ownNumbersQuery(client));
  const skus = numbers.filter(({ number }) => isSameNumber(number, text)).map(({ sku }) => sku);
  const { data: products = [] } = useQuery({ ...productsQuery(client, skus, 'LIST'), enabled: skus.length > 0 });
  if (products.length === 0) return null;
  return (
    <Notice
      className={styles['ownNumber']}
      title={<FormattedMessage id="searchScreen.ownNumber" values={{ number: text }} />}
    >
      {products.map((product) => (
        <div key={product.sku}>
          <NamedProduct product={product} />
        </div>
      ))}
    </Notice>
  );
}
