import type { Hits } from '@platine/domain/search/autocomplete.ts';
import { beginsNumber } from '@platine/domain/lists/sameNumber.ts';
import { moreResults } from '@platine/domain/search/suggestionSearch.ts';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'wouter';
import { useApiClient } from '../../api/ApiClient.tsx';
import { VatLine } from '../../components/VatLine/VatLine.tsx';
import { useFormats } from '../../i18n/useFormats.ts';
import { ownNumbersQuery } from '../../queries/ownNumbers.ts';
import { productsQuery } from '../../queries/products.ts';
import { cartTermsQuery } from '../../queries/session.ts';
import { searchPath } from '../../routing/paths.ts';
import { optionId } from './optionId.ts';
import type { SearchState } from './useSearchBar.ts';
import { Suggestion } from './Suggestion.tsx';
import { SuggestionStatus } from './SuggestionStatus.tsx';
import styles from './Suggestions.module.css';

type SuggestionsProps = {
  /** The combobox names its list by it. */
  readonly listId: string;
  /** The state of the machine `searchBar`. */
  readonly state: SearchState;
  /** Opens the page of a product. */
  readonly onChoose: (sku: number) => void;
  /** Goes to the search page of a text. */
  readonly onSearch: (text: string) => void;
  /** Back to the field, without the list. */
  readonly onClose: () => void;
};

/** The list below the field: the suggestions, or the reason why there are none. */
export function Suggestions({ state, ...rest }: SuggestionsProps) {
  const { hits, selected, failure } = state.context;
  const shown = state.hasTag('list') ? hits : null;
  return (
    <>
      {shown !== null && shown.skus.length > 0 && <SuggestionList {...rest} hits={shown} selected={selected} />}
      <SuggestionStatus hits={shown} failure={failure} />
    </>
  );
}

type SuggestionListProps = Omit<SuggestionsProps, 'state'> & {
  readonly hits: Hits;
  readonly selected: number | null;
};

function SuggestionList({ listId, hits, selected, onChoose, onSearch, onClose }: SuggestionListProps) {
  const intl = useIntl();
  const client = useApiClient();
  // All are in the cache: products and own numbers came with the hits.
  const { data: products = [] } = useQuery(productsQuery(client, hits.skus, 'LIST'));
  const { data: numbers = [] } = useQuery({ ...ownNumbersQuery(client), enabled: false });
  const pricing = useQuery(cartTermsQuery(client)).data?.pricing ?? null;
  return (
    <div className={styles['popup']}>
      <div
        className={styles['list']}
        role="listbox"
        id={listId}
        aria-label={intl.formatMessage({ id: 'searchBar.suggestions' })}
      >
        {products.map((product, place) => (
          <Suggestion
            key={product.sku}
            id={optionId(listId, place)}
            product={product}
            ownNumber={
              numbers.find(({ sku, number }) => sku === product.sku && beginsNumber(number, hits.text))?.number
            }
            pricing={pricing}
            selected={place === selected}
            onChoose={onChoose}
          />
        ))}
      </div>
      <div className={styles['foot']}>
        <MoreResults hits={hits} onSearch={onSearch} onClose={onClose} />
        {pricing !== null && <VatLine vat={pricing.vat} goods={products} mode={pricing.mode} />}
      </div>
    </div>
  );
}

/** Shows how many more hits the search page has (spec §2). */
function MoreResults({ hits, onSearch, onClose }: Pick<SuggestionListProps, 'hits' | 'onSearch' | 'onClose'>) {
  const { number } = useFormats();
  const more = moreResults(hits);
  if (more === 0) return null;
  return (
    <Link
      className={styles['more']}
      href={searchPath(hits.text)}
      // Some browsers focus no link that is pressed: the field would be left, and the link gone before it is clicked.
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => {
        event.preventDefault();
        onSearch(hits.text);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <FormattedMessage id="searchBar.more" values={{ more, formatted: number(more) }} />
    </Link>
  );
}
