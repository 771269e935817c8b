import { useQuery } from '@tanstack/react-query';
import { useApiClient } from '../../api/ApiClient.tsx';
import { useCategoriesToast } from '../../chrome/useCategoriesToast.ts';
import { CatalogueText } from '../../components/CatalogueText/CatalogueText.tsx';
import { Placeholder } from '../../components/Placeholder/Placeholder.tsx';
import { rarePart } from '../../i18n/lazyPart.tsx';
import { categoryQuery } from '../../queries/category.ts';
import { outcomeOf } from '../../queries/outcome.ts';
import { ancestorCategories } from '../ancestorCategories.ts';
import { LoadFailure } from '../LoadFailure.tsx';
import { categoryPath } from '../../routing/paths.ts';
import { useCategories } from '../useCategories.ts';
import { CategoryView } from './CategoryView.tsx';

const NotFound = rarePart(() => import('../NotFoundScreen/NotFoundScreen.tsx'), 'NotFoundScreen');

type CategoryScreenProps = {
  /** Path of an existing category, in lower case. */
  readonly path: string;
};

/** /category/:catPath (spec §2). */
export function CategoryScreen({ path }: CategoryScreenProps) {
  const client = useApiClient();
  const outcome = outcomeOf(useQuery(categoryQuery(client, path)));
  const missing = outcome.kind === 'failure' && outcome.errorClass === 'CategoryNotFoundException';
  useCategoriesToast(outcome.kind === 'network' || (outcome.kind === 'failure' && !missing));
  const above = useCategories(ancestorCategories(path));
  switch (outcome.kind) {
    case 'pending':
      return <Placeholder />;
    case 'data':
      return (
        <CategoryView
          key={path}
          category={outcome.data}
          above={above.map((one) => ({
            href: categoryPath(one.path),
            name: <CatalogueText text={one.name} fallback={one.path} />,
          }))}
        />
      );
    case 'network':
      return <LoadFailure kind="network" onRetry={outcome.retry} />;
    case 'failure':
      if (missing) return <NotFound.Part />;
      return <LoadFailure kind="failure" onRetry={outcome.retry} />;
  }
}
