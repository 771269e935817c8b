import { useIntl } from 'react-intl';
import { ListingPage } from '../ListingPage/ListingPage.tsx';
import { searchSubject } from '../ListingPage/listingSubjects.ts';
import { searchPath } from '../../routing/paths.ts';
import { NoResults } from './NoResults.tsx';
import { NothingTyped } from './NothingTyped.tsx';
import { OwnNumberPart } from './OwnNumberPart.tsx';

type SearchScreenProps = {
  /** Search text, as returned by `searchedText` for `?q=`. */
  readonly text: string;
};

/** /search?q=… (spec §2). Each text is a listing of its own, so that results of an older text are never shown (D21). */
export function SearchScreen({ text }: SearchScreenProps) {
  const intl = useIntl();
  if (text === '') return <NothingTyped />;
  return (
    <>
      <OwnNumberPart text={text} />
      <ListingPage
        key={text}
        subject={searchSubject(text)}
        base={searchPath(text)}
        titles={{
          title: intl.formatMessage({ id: 'searchScreen.title' }, { text }),
          place: intl.formatMessage({ id: 'page.search.title' }),
        }}
        empty={<NoResults />}
      />
    </>
  );
}
