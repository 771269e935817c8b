import type { Category } from '@platine/domain/catalog/category.ts';
import { pickText } from '@platine/domain/language/text.ts';
import { FormattedMessage } from 'react-intl';
import type { BreadcrumbProps } from '../../components/Breadcrumb/Breadcrumb.tsx';
import { foreignTag } from '../../i18n/foreignTag.ts';
import { lazyPart } from '../../i18n/lazyPart.tsx';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { ListingPage } from '../ListingPage/ListingPage.tsx';
import { categorySubject } from '../ListingPage/listingSubjects.ts';
import { EmptyListing } from '../ListingPage/EmptyListing.tsx';
import { categoryPath } from '../../routing/paths.ts';

const Ways = lazyPart(() => import('./CategoryLinks.tsx'), 'CategoryLinks');

type CategoryViewProps = {
  readonly category: Category;
  readonly above: BreadcrumbProps['above'];
};

/** Products of a category and its descendants, with links to parent and children. */
export function CategoryView({ category, above }: CategoryViewProps) {
  const language = useLanguage();
  const name = pickText(category.name, language) ?? { text: category.path, language: null };
  return (
    <ListingPage
      subject={categorySubject(category.path)}
      base={categoryPath(category.path)}
      titles={{ title: name.text, titleLang: foreignTag(name, language), above }}
      ways={<Ways.Part category={category} />}
      empty={<EmptyListing title={<FormattedMessage id="categoryScreen.emptyTitle" />} />}
    />
  );
}
