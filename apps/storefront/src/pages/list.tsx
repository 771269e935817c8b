import type { ListSource } from '@platine/ui/queries/keys.ts';
import { queryKeys } from '@platine/ui/queries/keys.ts';
import { lazyScreen } from '../lazyScreen.tsx';
import { readListOf } from './listReads.ts';
import type { Page } from './page.ts';
import { fixedMetadata } from './page.ts';
import type { Params } from './place.ts';

const sourceOf = ({ LIST_ID, SHARE_KEY = '' }: Params): ListSource =>
  LIST_ID === undefined ? { kind: 'shared', key: SHARE_KEY } : { kind: 'own', id: LIST_ID };

export const listPage: Page = {
  path: '/list/:LIST_ID',
  screen: lazyScreen('/ListScreen/ListScreen.tsx', async () => {
    const { AnsweredList } = await import('@platine/ui/screens/ListScreen/AnsweredList.tsx');
    return ({ params, search }) => <AnsweredList source={sourceOf(params)} search={search} />;
  }),
  read: import.meta.env.SSR ? (place) => readListOf(place, sourceOf(place.params)) : undefined,
  personal: true,
  subject: ({ params }) => queryKeys.list(sourceOf(params)),
  metadata: fixedMetadata('page.list.title', 'page.list.description'),
  indexed: false,
};

export const sharedListPage: Page = { ...listPage, path: '/shared_list/:SHARE_KEY' };
