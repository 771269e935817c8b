import type { Figures } from '@platine/domain/desk/figures.ts';
import { pickText } from '@platine/domain/language/text.ts';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from '../../../components/Link/Link.tsx';
import { Money } from '../../../components/Money/Money.tsx';
import { languageOf } from '../../../i18n/locales.ts';
import { deskProductPath } from '../../deskPaths.ts';
import { FiguresTable } from './FiguresTable.tsx';

/** Products by revenue, and the rest, so that the sum is the whole. */
export function ProductsTable({ figures: { products, rest } }: { readonly figures: Figures }) {
  const language = languageOf(useIntl().locale);
  const rows = products.map(({ sku, name, pieces, revenue }) => ({
    key: String(sku),
    cells: [
      <Link key="name" href={deskProductPath(sku)}>
        {pickText(name, language)?.text ?? sku}
      </Link>,
      pieces,
      <Money key="revenue" cents={revenue} />,
    ],
  }));
  const others = {
    key: 'rest',
    cells: [<FormattedMessage key="name" id="desk.figures.rest" />, '', <Money key="revenue" cents={rest} />],
  };
  return (
    <FiguresTable
      name={<FormattedMessage id="desk.figures.byProduct" />}
      columns={['product', 'pieces', 'revenue']}
      rows={[...rows, others]}
    />
  );
}
