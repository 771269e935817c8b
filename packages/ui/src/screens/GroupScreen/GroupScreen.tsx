import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApiClient } from '../../api/ApiClient.tsx';
import { foreignTag } from '../../i18n/foreignTag.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { menuQuery } from '../../queries/menu.ts';
import { ListingPage } from '../ListingPage/ListingPage.tsx';
import { groupSubject } from '../ListingPage/listingSubjects.ts';
import { EmptyListing } from '../ListingPage/EmptyListing.tsx';
import { groupPath } from '../../routing/paths.ts';
import { groupTitle } from './groupTitle.ts';

type GroupScreenProps = {
  /** As parsed by `readGroupTags`. */
  readonly groupTags: readonly string[];
};

/**
 * /group?grouptags=…: listing of an entry of the top menu (spec §2). The menu only provides its title; the listing
 * works without it.
 */
export function GroupScreen({ groupTags }: GroupScreenProps) {
  const intl = useIntl();
  const language = useLanguage();
  const { data: groups = [] } = useQuery(menuQuery(useApiClient()));
  const empty = <FormattedMessage id="groupScreen.emptyTitle" />;
  if (groupTags.length === 0) return <EmptyListing level={1} title={empty} />;
  const title = groupTitle(groups, groupTags, { intl, language });
  return (
    <ListingPage
      key={groupTags.join(',')}
      subject={groupSubject(groupTags)}
      base={groupPath(groupTags)}
      titles={{ title: title.text, titleLang: foreignTag(title, language) }}
      empty={<EmptyListing title={empty} />}
    />
  );
}
