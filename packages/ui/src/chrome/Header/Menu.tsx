import { groupTagsOf } from '@platine/domain/catalog/menu.ts';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from 'wouter';
import { useApiClient } from '../../api/ApiClient.tsx';
import { menuQuery } from '../../queries/menu.ts';
import type { MayWait } from '../../i18n/takenOverLater.tsx';
import { useCategoriesToast } from '../useCategoriesToast.ts';
import { TopMenu } from '../TopMenu/TopMenu.tsx';

/** The menu under the board, with the shop's groups in it. Without them its links still work. */
export function Menu({ path, waiting }: MayWait & { readonly path: string }) {
  const { data: groups = [], isError, refetch } = useQuery(menuQuery(useApiClient()));
  useCategoriesToast(isError);
  const tags = new URLSearchParams(useSearch()).get('grouptags');
  return (
    <TopMenu
      groups={groups}
      path={path}
      waiting={waiting}
      groupTags={path === '/group' ? groupTagsOf(tags ?? '') : []}
      {...(isError ? { onRetry: () => void refetch() } : {})}
    />
  );
}
