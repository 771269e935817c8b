import type { Category } from '@platine/domain/catalog/category.ts';
import { selectorEntries } from '@platine/domain/catalog/categorySelector.ts';
import { pickText } from '@platine/domain/language/text.ts';
import { FormattedMessage, useIntl } from 'react-intl';
import type { BreadcrumbProps } from '../../components/Breadcrumb/Breadcrumb.tsx';
import { CategorySelector } from '../../components/CategorySelector/CategorySelector.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { foreignTag } from '../../i18n/foreignTag.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { ListingPage } from '../ListingPage/ListingPage.tsx';
import { categorySubject } from '../ListingPage/listingSubjects.ts';
import { NothingListed } from '../ListingPage/NothingListed.tsx';
import { categoryPath } from '../paths.ts';
import styles from './CategoryScreen.module.css';

type CategoryViewProps = {
  readonly category: Category;
  readonly above: BreadcrumbProps['above'];
};

/** The products of a category and of all below it, and the ways up and down. */
export function CategoryView({ category, above }: CategoryViewProps) {
  const language = useLanguage();
  const name = pickText(category.name, language) ?? { text: category.path, language: null };
  return (
    <ListingPage
      subject={categorySubject(category.path)}
      base={categoryPath(category.path)}
      titles={{ title: name.text, titleLang: foreignTag(name, language), above }}
      ways={
        <div className={styles['ways']}>
          <CategorySelector category={category} />
          <ChildCategories category={category} />
        </div>
      }
      empty={<NothingListed title={<FormattedMessage id="categoryScreen.emptyTitle" />} />}
    />
  );
}

function ChildCategories({ category }: Pick<CategoryViewProps, 'category'>) {
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
