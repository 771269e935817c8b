import { useIntl } from 'react-intl';
import { ListingPage } from '../ListingPage/ListingPage.tsx';
import { searchPath } from '../paths.ts';
import { NothingFound } from './NothingFound.tsx';
import { NothingTyped } from './NothingTyped.tsx';
import { searchListing } from './searchListing.ts';

type SearchScreenProps = {
  /** What was typed, as `searchedText` reads `?q=` of the URL. */
  readonly text: string;
  /** From 1 on, by `?page=` of the URL. */
  readonly page: number;
};

/** /search?q=… (spec §2). Each text is a listing of its own: what was found for an older one is never shown (D21). */
export function SearchScreen({ text, page }: SearchScreenProps) {
  const intl = useIntl();
  if (text === '') return <NothingTyped />;
  return (
    <ListingPage
      key={text}
      request={searchListing(text, page)}
      title={intl.formatMessage({ id: 'searchScreen.title' }, { text })}
      place={intl.formatMessage({ id: 'page.search.title' })}
      pathOf={(other) => searchPath(text, other)}
      empty={<NothingFound />}
    />
  );
}
