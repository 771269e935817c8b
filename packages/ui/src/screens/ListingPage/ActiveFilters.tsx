import type { Pricing } from '@platine/domain/cart/totals.ts';
import type { Facet } from '@platine/domain/search/facet.ts';
import { facetForCustomer } from '@platine/domain/search/facetForCustomer.ts';
import type { Chip, ListingPlace } from '@platine/domain/search/listingPlace.ts';
import { chipsOf, withoutChip } from '@platine/domain/search/listingPlace.ts';
import { FormattedMessage } from 'react-intl';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Link } from '../../components/Link/Link.tsx';
import type { FacetLocale } from './facetText.ts';
import { facetName, optionText, rangeText } from './facetText.ts';
import { useFacetLocale } from './useFacetLocale.ts';
import styles from './ActiveFilters.module.css';

type ActiveFiltersProps = {
  /** All facets of the listing, by catalogue price. */
  readonly facets: readonly Facet[];
  readonly pricing: Pricing;
  readonly place: ListingPlace;
  readonly addressOf: (place: ListingPlace) => string;
  /** Called when a filter is removed; its link disappears, so the focus must move. */
  readonly onRemoved: () => void;
};

/** The active filters, each with a link to remove it. Renders nothing without any. */
export function ActiveFilters({ facets: catalogues, pricing, place, addressOf, onRemoved }: ActiveFiltersProps) {
  const reader = useFacetLocale();
  const chips = chipsOf(place.chosen);
  if (chips.length === 0) return null;
  const facets = catalogues.map((facet) => facetForCustomer(facet, pricing));
  return (
    <ul className={styles['root']} aria-label={reader.intl.formatMessage({ id: 'listingPage.chosen' })}>
      {chips.map((chip) => {
        const words = chipWords(chip, { facets, place, reader });
        return (
          <li key={`${chip.key}=${chip.value}`}>
            <Link
              href={addressOf(withoutChip(place, chip))}
              variant="plain"
              replace
              aria-label={reader.intl.formatMessage({ id: 'listingPage.removeChip' }, words)}
              onClick={onRemoved}
            >
              <span className={styles['chip']}>
                <FormattedMessage id="listingPage.chip" values={words} />
                <Icon name="cross" />
              </span>
            </Link>
          </li>
        );
      })}
      <li>
        <Link href={addressOf({ ...place, page: 1, chosen: [] })} replace onClick={onRemoved}>
          <FormattedMessage id="listingPage.clear" />
        </Link>
      </li>
    </ul>
  );
}

type Context = Pick<ActiveFiltersProps, 'facets' | 'place'> & { readonly reader: FacetLocale };

/** Values no longer in the listing are shown as they appear in the URL. */
function chipWords({ key, value }: Chip, { facets, place, reader }: Context) {
  const facet = facets.find((one) => one.key === key) ?? { key, name: {}, unit: null, kind: 'choice', options: [] };
  const name = facetName(facet, reader.language).text;
  const choice = place.chosen.find((one) => one.key === key);
  if (value === null) return { facet: name, choice: choice === undefined ? '' : rangeText(facet, choice, reader) };
  const options = facet.kind === 'choice' ? facet.options : [];
  const option = options.find((one) => one.value === value) ?? { value, text: null, number: null };
  return { facet: name, choice: optionText(facet, option, reader).text };
}
