import type { Facet } from '@platine/domain/search/facet.ts';
import type { FacetChoice } from '@platine/domain/search/listingPlace.ts';
import { fieldNames } from '@platine/domain/search/listingPlace.ts';
import { useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../components/Button/Button.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { foreignTag } from '../../i18n/foreignTag.ts';
import { facetName, inputText, unitText } from './facetText.ts';
import { useFacetLocale } from './useFacetLocale.ts';
import styles from './FacetForm.module.css';

type RangeFacetProps = {
  readonly facet: Extract<Facet, { kind: 'range' }>;
  readonly choice: FacetChoice | undefined;
  /** Names of number fields with an invalid value. */
  readonly refused: readonly string[];
};

/** Two fields for numbers with units: "10k", "4,7 MΩ". The lowest and highest values are their placeholders. */
export function RangeFacet({ facet, choice, refused }: RangeFacetProps) {
  const { intl, language } = useFacetLocale();
  const problem = useId();
  const name = facetName(facet, language);
  const example = inputText(facet, facet.min ?? 10, language);
  const wrong = [fieldNames.min(facet.key), fieldNames.max(facet.key)].filter((field) => refused.includes(field));
  const unit = unitText(facet);
  const end = (which: 'min' | 'max') => {
    const field = fieldNames[which](facet.key);
    return (
      <End
        name={field}
        label={intl.formatMessage({ id: which === 'min' ? 'facet.from' : 'facet.to' }, { facet: name.text })}
        shortLabel={intl.formatMessage({ id: which === 'min' ? 'facet.fromShort' : 'facet.toShort' })}
        written={inputText(facet, choice?.[which] ?? null, language)}
        example={inputText(facet, facet[which], language)}
        problem={wrong.includes(field) ? problem : undefined}
      />
    );
  };
  return (
    <fieldset className={styles['facet']}>
      <legend lang={foreignTag(name, language)}>
        {name.text}
        {unit !== null && unit !== '' && <span className={styles['unit']}> {unit}</span>}
      </legend>
      <div className={styles['range']}>
        {end('min')}
        {end('max')}
        <Button
          type="submit"
          variant="secondary"
          aria-label={intl.formatMessage({ id: 'facet.applyTo' }, { facet: name.text })}
        >
          <Icon name="check" />
        </Button>
      </div>
      <p id={problem} className={styles['problem']} role="alert">
        {wrong.length > 0 && <FormattedMessage id="facet.noNumber" values={{ example }} />}
      </p>
    </fieldset>
  );
}

type EndProps = {
  readonly name: string;
  /** Contains the text of `shortLabel`, for speech control, and names the facet. */
  readonly label: string;
  readonly shortLabel: string;
  /** The active value, formatted. */
  readonly written: string;
  readonly example: string;
  readonly problem: string | undefined;
};

/** The typed text is a draft until it is applied; then the field shows the parsed value. */
function End({ name, label, shortLabel, written, example, problem }: EndProps) {
  const [draft, setDraft] = useState({ of: written, text: written });
  const shown = draft.of === written ? draft.text : written;
  return (
    <label className={styles['end']}>
      <span>{shortLabel}</span>
      <input
        type="text"
        name={name}
        value={shown}
        placeholder={example}
        aria-label={label}
        aria-invalid={problem !== undefined}
        aria-describedby={problem}
        autoComplete="off"
        onChange={({ currentTarget: { value } }) => setDraft({ of: written, text: value })}
      />
    </label>
  );
}
