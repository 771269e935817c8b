import type { Days, FiguresFile } from '@platine/domain/desk/figuresDays.ts';
import { pickText } from '@platine/domain/language/text.ts';
import { vatSums } from '@platine/domain/money/vatReturn.ts';
import type { Database } from '../../db/database.ts';
import { vatOf } from '../documents/bookings.ts';
import { csvOf } from '@platine/domain/order/csvOf.ts';
import { readBookings } from '../documents/readBookings.ts';
import { amount, bookingTable, vatTable } from '../documents/tables.ts';
import { readFigures } from './figures.ts';

/** Figures of some days in CSV. Invoices and VAT are the files of `pnpm documents export`. */
export async function figuresFile(db: Database, days: Days, kind: FiguresFile): Promise<string> {
  switch (kind) {
    case 'invoices':
      return bookingTable(await readBookings(db, days));
    case 'vat':
      return vatTable(vatSums((await readBookings(db, days)).map(vatOf)));
    case 'days': {
      const figures = await readFigures(db, days);
      const rows = figures.days.map(({ day, orders, ordered, revenue }) => [
        day,
        String(orders),
        amount(ordered),
        amount(revenue),
      ]);
      return csvOf(['Day', 'Orders', 'Ordered with VAT', 'Revenue without VAT'], rows);
    }
    case 'products': {
      const { products, rest } = await readFigures(db, days);
      const rows = products.map(({ sku, name, pieces, revenue }) => [
        String(sku),
        pickText(name, 'EN')?.text ?? '',
        String(pieces),
        amount(revenue),
      ]);
      return csvOf(['SKU', 'Product', 'Pieces', 'Revenue without VAT'], [...rows, ['', 'Rest', '', amount(rest)]]);
    }
  }
}
