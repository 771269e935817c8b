import { productLists } from '@platine/domain/desk/productEdit.ts';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation, useSearch } from 'wouter';
import { Link } from '../../../components/Link/Link.tsx';
import { useDeskClient } from '../../DeskProvider.tsx';
import { cataloguePath, deskProductsPath, newProductPath, productsPlaceOf } from '../../deskPaths.ts';
import { Answered } from '../../parts/Answered.tsx';
import { ListSearch } from '../../parts/ListSearch.tsx';
import { useMayDo } from '../../parts/useMayDo.ts';
import { deskProductsQuery } from '../../queries.ts';
import { structurePath } from '../../structurePaths.ts';
import styles from './ProductsScreen.module.css';
import { ProductList } from './ProductList.tsx';

/** Products: all of them, those that run out, and those with a change by hand. The place is in the address. */
export function ProductsScreen() {
  const place = productsPlaceOf(useSearch());
  const { formatMessage } = useIntl();
  const [, navigate] = useLocation();
  const mayEdit = useMayDo('catalogue');
  const query = useQuery(deskProductsQuery(useDeskClient(), place));
  return (
    <>
      <h1>
        <FormattedMessage id="desk.products" />
      </h1>
      <ListSearch
        key={place.text}
        label={formatMessage({ id: 'desk.products.search' })}
        text={place.text}
        onSearch={(text) => navigate(deskProductsPath({ ...place, text, page: 1 }))}
        lists={productLists.map((list) => ({
          name: <FormattedMessage id={`desk.productList.${list}`} />,
          href: deskProductsPath({ ...place, list, page: 1 }),
          isOpen: list === place.list,
        }))}
      />
      <p className={styles['ways']}>
        {mayEdit && (
          <>
            <Link href={newProductPath}>
              <FormattedMessage id="desk.newProduct" />
            </Link>
            <Link href={cataloguePath}>
              <FormattedMessage id="desk.catalogue.title" />
            </Link>
          </>
        )}
        <Link href={structurePath}>
          <FormattedMessage id="desk.structure" />
        </Link>
      </p>
      <Answered query={query}>{(found) => <ProductList found={found} place={place} />}</Answered>
    </>
  );
}
