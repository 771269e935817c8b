import { groupTagsOf } from '@platine/domain/catalog/menu.ts';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from 'wouter';
import { useApiClient } from '../../api/ApiClient.tsx';
import { menuQuery } from '../../queries/menu.ts';
import { TopMenu } from '../TopMenu/TopMenu.tsx';
import { useCategoriesToast } from '../useCategoriesToast.ts';

/** The menu below the board. Its fixed links work without the shop's groups. */
export function Menu({
  path,
}: {
  /** The path of this page, to mark its link as current. */
  readonly path: string;
}) {
  const { data: groups = [], isError, refetch } = useQuery(menuQuery(useApiClient()));
  useCategoriesToast(isError);
  const tags = new URLSearchParams(useSearch()).get('grouptags');
  return (
    <TopMenu
      groups={groups}
      path={path}
      groupTags={path === '/group' ? groupTagsOf(tags ?? '') : []}
      {...(isError ? { onRetry: () => void refetch() } : {})}
    />
  );
}
