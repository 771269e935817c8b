import type { VariantChoice } from '@platine/domain/catalog/variantChoices.ts';
import type { VariantValue } from '@platine/domain/catalog/variants.ts';
import { pickText } from '@platine/domain/language/text.ts';
import { FormattedMessage, useIntl } from 'react-intl';
import { attributeText } from '../../components/AttributeValue/attributeText.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import styles from './Variants.module.css';

type VariantNoteProps = {
  readonly choice: VariantChoice;
  /** Of the attribute that is chosen by. */
  readonly unit: string | null;
};

/** Says which other values a choice changes, and that its variant cannot be had at once. */
export function VariantNote({ choice: { value, variant, changed }, unit }: VariantNoteProps) {
  const intl = useIntl();
  const formats = useFormats();
  const language = useLanguage();
  const written = (of: VariantValue, ofUnit: string | null) =>
    of.value === null ? (pickText(of.text ?? {}, language)?.text ?? '–') : attributeText(of.value, ofUnit, formats);
  const own = written(value, unit);
  // The same words for two attributes, such as the plugs of a cable, need the name of the one that changes.
  const values = changed.map(({ key, name, unit: otherUnit, ...other }) => {
    const words = written(other, otherUnit);
    const attribute = pickText(name, language)?.text ?? key;
    return words === own
      ? intl.formatMessage({ id: 'productScreen.variantValue' }, { attribute, value: words })
      : words;
  });
  return (
    <>
      {changed.length > 0 && (
        <span className={styles['note']}>
          <FormattedMessage
            id="productScreen.variantOnly"
            values={{ values: intl.formatList(values, { type: 'conjunction' }) }}
          />
        </span>
      )}
      {variant.state !== 'IN_STOCK' && (
        <span className={styles['note']}>
          <FormattedMessage id={`productScreen.variant.${variant.state}`} />
        </span>
      )}
    </>
  );
}
