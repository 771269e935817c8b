import type { OrderRule } from '@platine/domain/cart/quantity.ts';
import { FormattedMessage } from 'react-intl';
import { useFormats } from '../../i18n/useFormats.ts';
import styles from './ProductTiles.module.css';

type OrderHintProps = {
  readonly rule: OrderRule;
  /** Adds the sentence that schools may order more (spec §6). */
  readonly schools?: boolean;
};

/** Order step and limit of a product; renders nothing for most products. */
export function OrderHint({ rule: { step, limit }, schools = false }: OrderHintProps) {
  const { number } = useFormats();
  if (step === 1 && limit === null) return null;
  return (
    <p className={styles['hint']}>
      {step > 1 && <FormattedMessage id="orderHint.steps" values={{ step: number(step) }} />}
      {step > 1 && limit !== null && ' '}
      {limit !== null && (
        <FormattedMessage
          id={schools ? 'orderHint.limitSchools' : 'orderHint.limit'}
          values={{ limit: number(limit) }}
        />
      )}
    </p>
  );
}
