import type { VariantChoice } from '@platine/domain/catalog/variantChoices.ts';
import { pickText } from '@platine/domain/language/text.ts';
import { FormattedMessage, useIntl } from 'react-intl';
import { attributeText } from '../../components/AttributeValue/attributeText.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import styles from './Variants.module.css';

/** Says which other values a choice changes, and that its variant cannot be had at once. */
export function VariantNote({ choice: { variant, changed } }: { readonly choice: VariantChoice }) {
  const intl = useIntl();
  const formats = useFormats();
  const language = useLanguage();
  const values = changed.map(({ value, text, unit }) =>
    value === null ? (pickText(text ?? {}, language)?.text ?? '–') : attributeText(value, unit, formats),
  );
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
