import { isAttributeSort } from '@platine/domain/search/attributeSort.ts';
import type { ListingPlace, ListingSort } from '@platine/domain/search/listingPlace.ts';
import { listingSorts, listingViews } from '@platine/domain/search/listingPlace.ts';
import { FormattedMessage, useIntl } from 'react-intl';
import { useAnnounce } from '../../components/Announcer/Announcer.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { useFormats } from '../../i18n/useFormats.ts';
import styles from './ListingBar.module.css';

type ListingBarProps = {
  /** Id of the filter form, which includes the sort order. */
  readonly form: string;
  readonly place: ListingPlace;
  readonly defaultSort: ListingSort;
  readonly addressOf: (place: ListingPlace) => string;
  readonly onChange: (place: ListingPlace) => void;
  /** Whether the listing has filters. */
  readonly narrows: boolean;
  readonly open: boolean;
  readonly onToggle: () => void;
};

/** Toolbar of a listing: filter button on small screens, sort order, and cards or rows. */
export function ListingBar({ form, place, defaultSort, onChange, ...rest }: ListingBarProps) {
  const { addressOf, narrows, open, onToggle } = rest;
  return (
    <div className={styles['root']}>
      {narrows && <FilterToggle form={form} chosen={place.chosen.length} open={open} onToggle={onToggle} />}
      <Sorting form={form} place={place} defaultSort={defaultSort} onChange={onChange} />
      <Views place={place} addressOf={addressOf} />
    </div>
  );
}

type FilterToggleProps = Pick<ListingBarProps, 'form' | 'open' | 'onToggle'> & { readonly chosen: number };

/** Without JavaScript it links to the form, which opens through `:target`. */
function FilterToggle({ form, chosen, open, onToggle }: FilterToggleProps) {
  const { number } = useFormats();
  const words = (
    <>
      <Icon name="sliders" />
      <FormattedMessage
        id={chosen === 0 ? 'listingPage.filters' : 'listingPage.filtersChosen'}
        values={{ chosen: number(chosen) }}
      />
    </>
  );
  return (
    <div className={styles['toggle']}>
      <noscript>
        <a href={`#${form}`} className={styles['opener']}>
          {words}
        </a>
      </noscript>
      <div className={styles['scripted']}>
        <Button variant="secondary" aria-expanded={open} aria-controls={form} onClick={onToggle}>
          {words}
        </Button>
      </div>
    </div>
  );
}

type SortingProps = Pick<ListingBarProps, 'form' | 'place' | 'defaultSort' | 'onChange'>;

function Sorting({ form, place, defaultSort, onChange }: SortingProps) {
  const intl = useIntl();
  const change = (value: string) => {
    onChange({ ...place, page: 1, sort: listingSorts.find((one) => one === value) ?? null });
  };
  return (
    <div className={styles['sorting']}>
      <label htmlFor={`${form}-sort`}>
        <FormattedMessage id="listingPage.sort" />
      </label>
      <select
        id={`${form}-sort`}
        name="sort"
        form={form}
        value={place.sort === defaultSort ? '' : (place.sort ?? '')}
        onChange={({ currentTarget }) => change(currentTarget.value)}
      >
        {listingSorts.map((sort) => (
          <option key={sort} value={sort === defaultSort ? '' : sort}>
            {intl.formatMessage({ id: `listingPage.sort.${sort}` })}
          </option>
        ))}
        {place.sort !== null && isAttributeSort(place.sort) && (
          <option value={place.sort}>{intl.formatMessage({ id: 'listingPage.sort.column' })}</option>
        )}
      </select>
      <noscript>
        <Button type="submit" variant="secondary" form={form}>
          <FormattedMessage id="listingPage.applySort" />
        </Button>
      </noscript>
    </div>
  );
}

function Views({ place, addressOf }: Pick<ListingBarProps, 'place' | 'addressOf'>) {
  const intl = useIntl();
  const announce = useAnnounce();
  return (
    <nav className={styles['views']} aria-label={intl.formatMessage({ id: 'listingPage.view' })}>
      {listingViews.map((view) => (
        <Link
          key={view}
          href={addressOf({ ...place, view })}
          variant="plain"
          replace
          aria-current={view === place.view ? 'true' : undefined}
          onClick={() => announce(intl.formatMessage({ id: `listingPage.view.${view}` }))}
        >
          <FormattedMessage id={`listingPage.view.${view}`} />
        </Link>
      ))}
    </nav>
  );
}
