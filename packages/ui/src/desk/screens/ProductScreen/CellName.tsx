import { FormattedMessage } from 'react-intl';

/** A column of the table in words: a price with its place among the prices. */
export function CellName({ heading }: { readonly heading: string }) {
  const [, place = '', field = ''] = /^PRICES\.(\d+)\.(\w+)$/.exec(heading) ?? [];
  if (field !== '') return <FormattedMessage id="desk.cell.price" values={{ field, place }} />;
  return <FormattedMessage id="desk.cell" values={{ column: heading.replace('.', '_'), heading }} />;
}
