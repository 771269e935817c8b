import { rootCategory } from '@platine/domain/catalog/categoryPath.ts';
import { selectorEntries } from '@platine/domain/catalog/categorySelector.ts';
import type { Category } from '@platine/domain/catalog/category.ts';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApiClient } from '../../api/ApiClient.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { foreignTag } from '../../i18n/foreignTag.ts';
import { lazyPart } from '../../i18n/lazyPart.tsx';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { categoryQuery } from '../../queries/category.ts';
import styles from './StartCategories.module.css';

const Selector = lazyPart(() => import('../../components/CategorySelector/CategorySelector.tsx'), 'CategorySelector');

/** Links to the top-level categories (spec §2). Their height is reserved; the page works without them. */
export function StartCategories() {
  const { data } = useQuery(categoryQuery(useApiClient(), rootCategory));
  return (
    <section className={styles['root']}>
      <div className={styles['head']}>
        <h2>
          <FormattedMessage id="startScreen.categories" />
        </h2>
        {data !== undefined && <Selector.Part category={data} />}
      </div>
      {data !== undefined && <Tiles category={data} />}
    </section>
  );
}

function Tiles({ category }: { readonly category: Category }) {
  const language = useLanguage();
  const children = selectorEntries(category, language).filter((entry) => entry.kind === 'child');
  return (
    <ul className={styles['tiles']} aria-label={useIntl().formatMessage({ id: 'startScreen.categories' })}>
      {children.map(({ path, route, name }) => (
        <li key={path}>
          <Link href={route} variant="plain" lang={foreignTag(name, language)}>
            <span className={styles['tile']}>{name.text}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
