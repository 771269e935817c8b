import type { AttributeChoices, VariantChoice } from '@platine/domain/catalog/variantChoices.ts';
import { variantChoices } from '@platine/domain/catalog/variantChoices.ts';
import type { VariantGroup } from '@platine/domain/catalog/variants.ts';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { AttributeValue } from '../../components/AttributeValue/AttributeValue.tsx';
import { CatalogueText } from '../../components/CatalogueText/CatalogueText.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { productPath } from '../../routing/paths.ts';
import { VariantNote } from './VariantNote.tsx';
import styles from './Variants.module.css';

type VariantsProps = {
  readonly group: VariantGroup;
  /** The variant whose page this is. */
  readonly sku: number;
};

/** From this many values on they scroll in a box of their own, so that the offer stays near; the current one is named above, as it may be out of sight. */
const many = 25;

/** The other variants of a product: each value of what tells them apart is a link to one (record 0151). */
export function Variants({ group, sku }: VariantsProps) {
  const attributes = variantChoices(group, sku);
  if (attributes.length === 0) return null;
  return (
    <div className={styles['root']}>
      {attributes.map((one) => (
        <Choices key={one.attribute.key} {...one} />
      ))}
    </div>
  );
}

function Choices({ attribute, choices }: AttributeChoices) {
  const id = useId();
  const isMany = choices.length >= many;
  const current = choices.find(({ isCurrent }) => isCurrent);
  return (
    <div role="group" aria-labelledby={id} className={styles['attribute']}>
      <p className={styles['name']}>
        <span id={id}>
          <CatalogueText text={attribute.name} fallback={attribute.key} />
        </span>
        {isMany && current !== undefined && (
          <strong>
            <AttributeValue {...current.value} unit={attribute.unit} />
          </strong>
        )}
      </p>
      <ul role="list" className={styles['choices']} data-many={isMany}>
        {choices.map((choice) => (
          <li key={choice.variant.sku}>
            <Choice attribute={attribute} choice={choice} />
          </li>
        ))}
      </ul>
    </div>
  );
}

type ChoiceProps = Pick<AttributeChoices, 'attribute'> & { readonly choice: VariantChoice };

function Choice({ attribute: { key, name, unit }, choice }: ChoiceProps) {
  const { value, variant, isCurrent, changed } = choice;
  return (
    <Link
      href={productPath(variant.sku)}
      className={styles['choice']}
      variant="plain"
      aria-current={isCurrent ? 'true' : undefined}
      data-changes={changed.length > 0}
    >
      <span>
        <FormattedMessage
          id="productScreen.variant"
          values={{
            attribute: <CatalogueText text={name} fallback={key} />,
            value: <AttributeValue {...value} unit={unit} />,
            hidden: (words) => <VisuallyHidden>{words}</VisuallyHidden>,
          }}
        />
      </span>
      {!isCurrent && <VariantNote choice={choice} unit={unit} />}
    </Link>
  );
}
