import type { Facet, FacetOption } from '@platine/domain/search/facet.ts';
import { fieldNames } from '@platine/domain/search/listingPlace.ts';
import { FormattedMessage } from 'react-intl';
import { Icon } from '../../components/Icon/Icon.tsx';
import { foreignTag } from '../../i18n/foreignTag.ts';
import { facetName, optionText } from './facetText.ts';
import { useFacetLocale } from './useFacetLocale.ts';
import styles from './FacetForm.module.css';

type ChoiceFacetProps = {
  readonly facet: Extract<Facet, { kind: 'choice' }>;
  readonly chosen: readonly string[];
  /** Called when a checkbox of this form changes. */
  readonly onPick: (form: HTMLFormElement | null) => void;
};

/** Number of values shown initially. */
const shownValues = 6;

/** Checkboxes for values, each with the number of matching products. */
export function ChoiceFacet({ facet, chosen, onPick }: ChoiceFacetProps) {
  const reader = useFacetLocale();
  const name = facetName(facet, reader.language);
  const first = facet.options.filter(({ value }, index) => index < shownValues || chosen.includes(value));
  const later = facet.options.filter((option) => !first.includes(option));
  const draw = (option: FacetOption) => {
    const words = optionText(facet, option, reader);
    return (
      <label key={option.value} className={styles['option']}>
        <input
          type="checkbox"
          name={fieldNames.value(facet.key)}
          value={option.value}
          checked={chosen.includes(option.value)}
          onChange={({ currentTarget }) => onPick(currentTarget.form)}
        />
        <span lang={foreignTag(words, reader.language)}>{words.text}</span>
        <span className={styles['optionCount']}>{reader.formats.number(option.count)}</span>
      </label>
    );
  };
  const more = { count: reader.formats.number(later.length), facet: name.text };
  return (
    <fieldset className={styles['facet']}>
      <legend lang={foreignTag(name, reader.language)}>{name.text}</legend>
      {first.map(draw)}
      {later.length > 0 && (
        <details className={styles['more']}>
          <summary aria-label={reader.intl.formatMessage({ id: 'facet.moreOf' }, more)}>
            <FormattedMessage id="facet.more" values={more} />
            <Icon name="down" />
          </summary>
          {later.map(draw)}
        </details>
      )}
    </fieldset>
  );
}
