import type { FiguresDay } from '@platine/domain/desk/figures.ts';
import { FormattedMessage } from 'react-intl';
import { Money } from '../../../components/Money/Money.tsx';
import { useFormats } from '../../../i18n/useFormats.ts';
import { FiguresTable } from './FiguresTable.tsx';

/** The numbers of the plots, the last day first. */
export function DaysTable({ days }: { readonly days: readonly FiguresDay[] }) {
  const { date } = useFormats();
  return (
    <FiguresTable
      name={<FormattedMessage id="desk.figures.byDay" />}
      columns={['day', 'orders', 'ordered', 'revenue']}
      rows={days.toReversed().map(({ day, orders, ordered, revenue }) => ({
        key: day,
        cells: [date(day), orders, <Money key="ordered" cents={ordered} />, <Money key="revenue" cents={revenue} />],
      }))}
    />
  );
}
