import type { Figures } from '@platine/domain/desk/figures.ts';
import { figuresSums } from '@platine/domain/desk/figures.ts';
import { FormattedMessage } from 'react-intl';
import { Money } from '../../../components/Money/Money.tsx';
import { DayPlot } from './DayPlot.tsx';
import { DaysForm } from './DaysForm.tsx';
import { DaysTable } from './DaysTable.tsx';
import { FigureFiles } from './FigureFiles.tsx';
import styles from './FiguresScreen.module.css';
import { ProductsTable } from './ProductsTable.tsx';
import { VatTable } from './VatTable.tsx';

export function FiguresView({ figures }: { readonly figures: Figures }) {
  const { from, until, days } = figures;
  const { orders, ordered, revenue } = figuresSums(figures);
  return (
    <>
      <DaysForm key={`${from} ${until}`} figures={figures} />
      <p role="status" className={styles['sums']}>
        <FormattedMessage
          id="desk.figures.sums"
          values={{ orders, ordered: <Money cents={ordered} />, revenue: <Money cents={revenue} /> }}
        />
      </p>
      <p className={styles['words']}>
        <FormattedMessage id="desk.figures.meaning" />
      </p>
      {days.some((day) => day.orders !== 0 || day.revenue !== 0) && (
        <div className={styles['plots']}>
          <DayPlot kind="orders" days={days} />
          <DayPlot kind="revenue" days={days} />
        </div>
      )}
      <details className={styles['more']}>
        <summary>
          <FormattedMessage id="desk.figures.asTable" />
        </summary>
        <DaysTable days={days} />
      </details>
      <ProductsTable figures={figures} />
      <VatTable figures={figures} />
      <FigureFiles days={{ from, until }} />
    </>
  );
}
