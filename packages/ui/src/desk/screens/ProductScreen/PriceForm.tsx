import type { Cents } from '@platine/domain/money/money.ts';
import { toCents, toEuros } from '@platine/domain/money/money.ts';
import type { PlannedReduction } from '@platine/domain/money/plannedPrice.ts';
import { plannedReduction } from '@platine/domain/money/plannedPrice.ts';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../../components/Button/Button.tsx';
import { Money } from '../../../components/Money/Money.tsx';
import { useFormats } from '../../../i18n/useFormats.ts';
import { readForm } from '../../parts/readForm.ts';
import { TextInput } from '../../parts/TextInput.tsx';
import type { EditFormProps } from './editForm.ts';
import styles from './ProductScreen.module.css';

/** The price of a piece and its reduction. Says which one shoppers would see, before it is charged (D15, record 0115). */
export function PriceForm({ product, editing: { enter, busy } }: EditFormProps) {
  const [price, setPrice] = useState<Cents | null>(product.price);
  const [original, setOriginal] = useState<Cents | null>(product.original);
  const send = readForm(({ why = '' }) => {
    if (price !== null && why.trim() !== '') enter({ kind: 'price', price, original }, why.trim());
  });
  const planned: PlannedReduction =
    price === null ? { kind: 'none' } : plannedReduction({ price, original }, product.record, product.flags);
  const money = { type: 'number', inputMode: 'decimal', min: 0.01, step: 0.01 } as const;
  return (
    <form className={styles['form']} onSubmit={send}>
      <h2>
        <FormattedMessage id="desk.product.price" />
      </h2>
      <TextInput
        {...money}
        required
        defaultValue={price === null ? '' : toEuros(price)}
        onChange={({ target }) => setPrice(centsOf(target.valueAsNumber))}
        label={<FormattedMessage id="desk.product.priceOfOne" />}
      />
      <TextInput
        {...money}
        defaultValue={original === null ? '' : toEuros(original)}
        onChange={({ target }) => setOriginal(centsOf(target.valueAsNumber))}
        label={<FormattedMessage id="desk.product.original" />}
        hint={<FormattedMessage id="desk.product.originalHint" />}
      />
      <p role="status" data-kind={planned.kind} className={styles['planned']}>
        <Planned planned={planned} />
      </p>
      <TextInput name="why" required maxLength={500} label={<FormattedMessage id="desk.product.why" />} />
      <Button type="submit" busy={busy} disabled={price === null}>
        <FormattedMessage id="desk.product.setPrice" />
      </Button>
    </form>
  );
}

function centsOf(euros: number): Cents | null {
  return Number.isNaN(euros) || euros <= 0 ? null : toCents(euros);
}

function Planned({ planned }: { readonly planned: PlannedReduction }) {
  const { percent } = useFormats();
  switch (planned.kind) {
    case 'none':
      return <FormattedMessage id="desk.product.planned.none" />;
    case 'shown':
      return (
        <FormattedMessage
          id="desk.product.planned.shown"
          values={{ before: <Money cents={planned.before} />, percent: percent(planned.percent) }}
        />
      );
    case 'hidden':
      return planned.lowest === null ? (
        <FormattedMessage id="desk.product.planned.unknown" />
      ) : (
        <FormattedMessage id="desk.product.planned.hidden" values={{ lowest: <Money cents={planned.lowest} /> }} />
      );
  }
}
