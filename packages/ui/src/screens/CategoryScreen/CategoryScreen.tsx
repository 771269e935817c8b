import { useQueries, useQuery } from '@tanstack/react-query';
import { useApiClient } from '../../api/ApiClient.tsx';
import { DataText } from '../../components/DataText/DataText.tsx';
import { Placeholder } from '../../components/Placeholder/Placeholder.tsx';
import { categoryQuery } from '../../queries/category.ts';
import { outcomeOf } from '../../queries/outcome.ts';
import { LoadFailure } from '../LoadFailure.tsx';
import { NotFoundScreen } from '../NotFoundScreen/NotFoundScreen.tsx';
import { categoryPath } from '../paths.ts';
import { categoriesAbove } from './categoryListing.ts';
import { CategoryView } from './CategoryView.tsx';

type CategoryScreenProps = {
  /** A category path of this shop, in lower case. */
  readonly path: string;
  /** From 1 on, by `?page=` of the URL. */
  readonly page: number;
};

/** /category/:catPath (spec §2). */
export function CategoryScreen({ path, page }: CategoryScreenProps) {
  const client = useApiClient();
  const outcome = outcomeOf(useQuery(categoryQuery(client, path)));
  const above = useQueries({ queries: categoriesAbove(path).map((one) => categoryQuery(client, one)) });
  switch (outcome.kind) {
    case 'pending':
      return <Placeholder />;
    case 'data': {
      const places = above.flatMap(({ data }) => data ?? []);
      return (
        <CategoryView
          key={path}
          category={outcome.data}
          page={page}
          above={places.map((one) => ({
            href: categoryPath(one.path),
            name: <DataText text={one.name} fallback={one.path} />,
          }))}
        />
      );
    }
    case 'network':
      return <LoadFailure kind="network" onRetry={outcome.retry} />;
    case 'failure':
      if (outcome.errorClass === 'CategoryNotFoundException') return <NotFoundScreen />;
      return <LoadFailure kind="failure" onRetry={outcome.retry} />;
  }
}
