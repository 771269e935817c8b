import type { Product } from '@platine/domain/catalog/product.ts';
import { FormattedMessage, useIntl } from 'react-intl';
import { useProductName } from '../../cart/useProductName.ts';
import { Link } from '../../components/Link/Link.tsx';
import { ProductPicture } from '../../components/ProductPicture/ProductPicture.tsx';
import { useProductPicture } from '../../components/ProductPicture/usePicture.ts';
import { comparePath } from '../../routing/comparePath.ts';
import { NamedProduct } from '../NamedProduct.tsx';
import styles from './CompareScreen.module.css';

type ComparedHeadProps = {
  readonly product: Product;
  /** All compared products, this one included. */
  readonly others: readonly number[];
  readonly amount: number;
};

/** The head of a product's column, with the link that takes it out. */
export function ComparedHead({ product, others, amount }: ComparedHeadProps) {
  const intl = useIntl();
  const picture = useProductPicture(product);
  const name = useProductName({ name: product.name, partNumber: product.manufacturer.partNumber });
  const left = others.filter((sku) => sku !== product.sku);
  return (
    <th scope="col">
      <div className={styles['head']}>
        <ProductPicture {...picture} alt="" size={150} />
        <NamedProduct product={product} />
        <Link
          href={comparePath(left, amount)}
          replace
          aria-label={intl.formatMessage({ id: 'compareScreen.removeNamed' }, { name })}
        >
          <FormattedMessage id="compareScreen.remove" />
        </Link>
      </div>
    </th>
  );
}
