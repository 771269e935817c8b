import { groupTagsOf } from '@platine/domain/catalog/menu.ts';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from 'wouter';
import { useApiClient } from '../../api/ApiClient.tsx';
import { menuQuery } from '../../queries/menu.ts';
import { takenOverLater } from '../../i18n/takenOverLater.tsx';
import { useCategoriesToast } from '../useCategoriesToast.ts';

const loadTopMenu = async () => (await import('../TopMenu/TopMenu.tsx')).TopMenu;
const LaterTopMenu = takenOverLater(loadTopMenu);

/** The menu under the board, with the shop's groups in it. Without them its links still work. */
export function Menu({ path }: { readonly path: string }) {
  const { data: groups = [], isError, refetch } = useQuery(menuQuery(useApiClient()));
  useCategoriesToast(isError);
  const tags = new URLSearchParams(useSearch()).get('grouptags');
  return (
    <LaterTopMenu
      groups={groups}
      path={path}
      groupTags={path === '/group' ? groupTagsOf(tags ?? '') : []}
      {...(isError ? { onRetry: () => void refetch() } : {})}
    />
  );
}
