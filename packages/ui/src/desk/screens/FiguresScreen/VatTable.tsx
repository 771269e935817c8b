import type { Figures } from '@platine/domain/desk/figures.ts';
import { FormattedMessage, useIntl } from 'react-intl';
import { Money } from '../../../components/Money/Money.tsx';
import { FiguresTable } from './FiguresTable.tsx';

/** VAT by return, country, rate and quarter of the supply, as the One-Stop-Shop asks for it. */
export function VatTable({ figures: { vat } }: { readonly figures: Figures }) {
  const intl = useIntl();
  return (
    <FiguresTable
      name={<FormattedMessage id="desk.figures.byVat" />}
      columns={['vatReturn', 'country', 'rate', 'quarter', 'net', 'tax', 'documents']}
      rows={vat.map(({ vatReturn, country, rate, quarter, net, tax, documents }) => ({
        key: [vatReturn, country, rate, quarter].join(' '),
        cells: [
          <FormattedMessage
            key="return"
            id="desk.figures.vatReturn"
            values={{ vatReturn: vatReturn.replaceAll(/\W/g, '') }}
          />,
          country,
          intl.formatNumber(rate / 1000, { style: 'percent', maximumFractionDigits: 1 }),
          quarter,
          <Money key="net" cents={net} />,
          <Money key="tax" cents={tax} />,
          documents,
        ],
      }))}
    />
  );
}
