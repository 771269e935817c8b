import type { FiguresDay } from '@platine/domain/desk/figures.ts';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFormats } from '../../../i18n/useFormats.ts';
import styles from './FiguresScreen.module.css';

type DayPlotProps = {
  readonly kind: 'orders' | 'revenue';
  /** At least one. */
  readonly days: readonly FiguresDay[];
};

/** A bar for each day, from a line at zero: bars below it are days with more credit than invoices. The table has the same numbers. */
export function DayPlot({ kind, days }: DayPlotProps) {
  const id = useId();
  const intl = useIntl();
  const { date } = useFormats();
  const values = days.map((day) => day[kind]);
  const highest = Math.max(0, ...values);
  const lowest = Math.min(0, ...values);
  const height = Math.max(1, highest - lowest);
  const zero = lowest < 0 ? highest : height;
  const written = (value: number) =>
    kind === 'orders'
      ? intl.formatNumber(value)
      : intl.formatNumber(value / 100, { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 });
  return (
    <figure className={styles['figure']} aria-labelledby={id}>
      <figcaption id={id}>
        <FormattedMessage id="desk.figures.plot" values={{ kind, highest: written(highest) }} />
      </figcaption>
      <svg
        aria-hidden="true"
        className={styles['plot']}
        viewBox={`0 0 ${days.length} ${height}`}
        preserveAspectRatio="none"
      >
        {days.map(({ day }, at) => {
          const value = values[at] ?? 0;
          return <rect key={day} x={at + 0.1} width={0.8} y={zero - Math.max(0, value)} height={Math.abs(value)} />;
        })}
        <line x1={0} x2={days.length} y1={zero} y2={zero} />
      </svg>
      <p className={styles['axis']}>
        <span>{date(days[0]?.day ?? '')}</span>
        <span>{date(days.at(-1)?.day ?? '')}</span>
      </p>
    </figure>
  );
}
