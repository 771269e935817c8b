import { FormattedMessage } from 'react-intl';
import type { Listing } from '../../queries/listing.ts';
import { DroppedWords } from './DroppedWords.tsx';

type OtherReadingProps = {
  readonly listing: Pick<Listing, 'corrected' | 'dropped' | 'suggestions' | 'total'>;
  /** The text of the search, as typed. */
  readonly searched: string;
};

/** Says how a search was read that found nothing as it was typed: with a corrected word, or without some of its words. */
export function OtherReading({ listing, searched }: OtherReadingProps) {
  if (listing.corrected === null) return <DroppedWords {...listing} />;
  return (
    <p>
      <FormattedMessage id="listingPage.corrected" values={{ typed: searched, corrected: listing.corrected }} />
    </p>
  );
}
