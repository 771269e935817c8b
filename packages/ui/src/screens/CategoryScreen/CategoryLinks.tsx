import type { Category } from '@platine/domain/catalog/category.ts';
import { selectorEntries } from '@platine/domain/catalog/categorySelector.ts';
import { useIntl } from 'react-intl';
import { CategorySelector } from '../../components/CategorySelector/CategorySelector.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { foreignTag } from '../../i18n/foreignTag.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import styles from './CategoryScreen.module.css';

type CategoryLinksProps = { readonly category: Category };

/** Links to parent and children of a category. */
export function CategoryLinks({ category }: CategoryLinksProps) {
  return (
    <div className={styles['ways']}>
      <CategorySelector category={category} />
      <ChildCategories category={category} />
    </div>
  );
}

function ChildCategories({ category }: CategoryLinksProps) {
  const intl = useIntl();
  const language = useLanguage();
  const children = selectorEntries(category, language).filter((entry) => entry.kind === 'child');
  if (children.length === 0) return null;
  return (
    <nav className={styles['below']} aria-label={intl.formatMessage({ id: 'categoryScreen.children' })}>
      <ul className={styles['children']}>
        {children.map(({ path, route, name }) => (
          <li key={path}>
            <Link href={route} variant="secondary" lang={foreignTag(name, language)}>
              {name.text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
