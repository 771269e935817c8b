import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApiClient } from '../../api/ApiClient.tsx';
import { foreignTag } from '../../i18n/foreignTag.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { menuQuery } from '../../queries/menu.ts';
import { ListingPage } from '../ListingPage/ListingPage.tsx';
import { NothingListed } from '../ListingPage/NothingListed.tsx';
import { groupPath } from '../paths.ts';
import { groupListing } from './groupListing.ts';
import { groupTitle } from './groupTitle.ts';

type GroupScreenProps = {
  /** As `readGroupTags` reads them from the URL. */
  readonly groupTags: readonly string[];
  /** From 1 on, by `?page=` of the URL. */
  readonly page: number;
};

/** /group?grouptags=…: the listing of an entry of the top menu (spec §2). The menu only names it: without the menu it is still there. */
export function GroupScreen({ groupTags, page }: GroupScreenProps) {
  const intl = useIntl();
  const language = useLanguage();
  const { data: groups = [] } = useQuery(menuQuery(useApiClient()));
  const empty = <FormattedMessage id="groupScreen.emptyTitle" />;
  if (groupTags.length === 0) return <NothingListed level={1} title={empty} />;
  const title = groupTitle(groups, groupTags, { intl, language });
  return (
    <ListingPage
      key={groupTags.join(',')}
      request={groupListing(groupTags, page)}
      title={title.text}
      titleLang={foreignTag(title, language)}
      pathOf={(other) => groupPath(groupTags, other)}
      empty={<NothingListed title={empty} />}
    />
  );
}
