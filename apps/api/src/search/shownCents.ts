import type { Cents } from '@platine/domain/money/money.ts';
import { taxClasses } from '@platine/domain/money/taxClass.ts';
import type { ClassRates } from '@platine/domain/money/vat.ts';
import { shownPrice } from '@platine/domain/money/vat.ts';
import type { Columns } from './columns.ts';

export type PricedColumns = Pick<Columns, 'cents' | 'taxClasses'>;

/** The price of a product, by its number, that filters and orders go by: as it is shown with these rates in it, or the catalogue's. −1 without one. */
export function shownCents(columns: PricedColumns, rates: ClassRates | undefined): (number: number) => Cents {
  const { cents, taxClasses: places } = columns;
  if (rates === undefined) return (number) => cents[number] ?? -1;
  return (number) => {
    const price = cents[number] ?? -1;
    return price < 0 ? -1 : shownPrice(price, rates, taxClasses[places[number] ?? 0] ?? 'STANDARD');
  };
}
