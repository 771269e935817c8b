import { menuQuery } from '@platine/ui/queries/menu.ts';
import { groupTitle } from '@platine/ui/screens/GroupScreen/groupTitle.ts';
import { readGroupTags } from '@platine/ui/screens/GroupScreen/readGroupTags.ts';
import { groupSubject } from '@platine/ui/screens/ListingPage/listingSubjects.ts';
import { lazyScreen } from '../lazyScreen.tsx';
import type { Page } from './page.ts';
import { namedMetadata } from './page.ts';
import { readListing } from './readListing.ts';

export const groupPage: Page = {
  path: '/group',
  screen: lazyScreen('/GroupScreen/GroupScreen.tsx', async () => {
    const { GroupScreen } = await import('@platine/ui/screens/GroupScreen/GroupScreen.tsx');
    return ({ search }) => <GroupScreen groupTags={tagsIn(search)} />;
  }),
  read: async (place) => {
    const tags = tagsIn(place.search);
    if (tags.length > 0) await readListing(place, groupSubject(tags));
  },
  metadata: ({ client, queryClient, search }, reader) => {
    const groups = queryClient.getQueryData(menuQuery(client).queryKey) ?? [];
    return namedMetadata(reader, groupTitle(groups, tagsIn(search), reader).text, 'page.group.description');
  },
  indexed: true,
};

function tagsIn(search: URLSearchParams): readonly string[] {
  return readGroupTags(search.get('grouptags'));
}
