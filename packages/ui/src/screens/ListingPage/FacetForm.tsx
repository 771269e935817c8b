import type { Facet } from '@platine/domain/search/facet.ts';
import type { ListingPlace } from '@platine/domain/search/listingPlace.ts';
import { readListingPlace } from '@platine/domain/search/listingPlace.ts';
import { readQuantity } from '@platine/domain/search/quantity.ts';
import type { SubmitEvent } from 'react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../components/Button/Button.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { useFormats } from '../../i18n/useFormats.ts';
import { isChosenEarly } from '../../interaction/chosenEarly.ts';
import { ChoiceFacet } from './ChoiceFacet.tsx';
import { unitText } from './facetText.ts';
import { RangeFacet } from './RangeFacet.tsx';
import styles from './FacetForm.module.css';

type FacetFormProps = {
  /** Id of the form; the bar above the products has controls of it. */
  readonly id: string;
  /** Facets in the customer's display mode. */
  readonly facets: readonly Facet[];
  readonly place: ListingPlace;
  /** URL of the listing; the form submits to it without JavaScript. */
  readonly base: string;
  readonly total: number;
  /** On small screens the form is collapsed until requested. */
  readonly open: boolean;
  readonly onChange: (place: ListingPlace) => void;
  /** Called to close the form and show the products. */
  readonly onDone: () => void;
};

/** Number of facets shown initially; those with active filters are always shown. */
const shownFacets = 6;

/** The filters: a form that works without JavaScript. With it, each change applies at once. */
export function FacetForm({ id, facets, place, base, total, open, onChange, onDone }: FacetFormProps) {
  const intl = useIntl();
  const { number } = useFormats();
  const [refused, setRefused] = useState<readonly string[]>([]);
  const [action = base, own = ''] = base.split('?');
  const isChosen = ({ key }: Facet) => place.chosen.some((choice) => choice.key === key);
  const first = facets.filter((facet, index) => index < shownFacets || isChosen(facet));
  const later = facets.filter((facet) => !first.includes(facet));

  // Choices made before hydration count: React leaves the fields as they are, but fires no event for them.
  const root = useRef<HTMLFormElement>(null);
  const takeEarlyChoices = useEffectEvent((form: HTMLFormElement) => {
    if (isChanged(form)) onChange(placeIn(form, facets));
  });
  useEffect(() => {
    if (root.current !== null) takeEarlyChoices(root.current);
  }, []);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const wrong = refusedFields(form, facets);
    setRefused(wrong);
    const field = form.elements.namedItem(wrong[0] ?? '');
    if (field instanceof HTMLInputElement) return field.focus();
    onChange(placeIn(form, facets));
    if (event.nativeEvent.submitter?.dataset['done'] === 'true') onDone();
    return undefined;
  };
  const draw = (facet: Facet) => {
    const choice = place.chosen.find(({ key }) => key === facet.key);
    if (facet.kind === 'range') return <RangeFacet key={facet.key} facet={facet} choice={choice} refused={refused} />;
    const onPick = (form: HTMLFormElement | null) => {
      if (form !== null) onChange(placeIn(form, facets));
    };
    return <ChoiceFacet key={facet.key} facet={facet} chosen={choice?.values ?? []} onPick={onPick} />;
  };
  return (
    <form
      ref={root}
      id={id}
      className={styles['root']}
      aria-label={intl.formatMessage({ id: 'listingPage.narrow' })}
      data-open={open}
      action={action}
      onSubmit={submit}
    >
      {[...new URLSearchParams(own)].map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      {place.view === 'list' && <input type="hidden" name="view" value="list" />}
      {first.map(draw)}
      {later.length > 0 && (
        <details className={styles['later']}>
          <summary>
            <FormattedMessage id="facet.moreFacets" />
            <Icon name="down" />
          </summary>
          <div className={styles['facets']}>{later.map(draw)}</div>
        </details>
      )}
      <div className={styles['done']}>
        <Button type="submit" wide data-done="true">
          <FormattedMessage id="listingPage.show" values={{ total, formatted: number(total) }} />
        </Button>
      </div>
    </form>
  );
}

/** Whether a field differs from the server's HTML. */
function isChanged(form: HTMLFormElement): boolean {
  return [...form.elements].some((field) => {
    if (field instanceof HTMLSelectElement) return isChosenEarly(field);
    if (!(field instanceof HTMLInputElement)) return false;
    return field.checked !== field.defaultChecked || field.value !== field.defaultValue;
  });
}

/** Listing state from the form's values, reset to the first page. */
function placeIn(form: HTMLFormElement, facets: readonly Facet[]): ListingPlace {
  return readListingPlace(textsIn(form), (key) => unitOf(facets, key));
}

function unitOf(facets: readonly Facet[], key: string): string | null {
  const facet = facets.find((one) => one.key === key);
  return facet === undefined ? null : unitText(facet);
}

function textsIn(form: HTMLFormElement): (readonly [string, string])[] {
  return [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  );
}

/** Names of number fields with an invalid value. */
function refusedFields(form: HTMLFormElement, facets: readonly Facet[]): string[] {
  return textsIn(form).flatMap(([name, text]) => {
    const [, key] = /^(?:min|max)\.(.+)$/u.exec(name) ?? [];
    if (key === undefined || text.trim() === '') return [];
    return readQuantity(text, unitOf(facets, key)) === null ? [name] : [];
  });
}
