import type { DeskResponseOf } from '@platine/domain/contract/desk/deskSchemas.ts';
import type { LineSchema, ReadLine } from '../../catalogue/lines.ts';
import { checkLine } from '../../catalogue/lines.ts';
import { priceUpdateLine, stockUpdateLine } from '../../catalogue/updates/updateLines.ts';
import { updatePrices } from '../../catalogue/updates/updatePrices.ts';
import type { UpdateReport } from '../../catalogue/updates/updateReport.ts';
import { changeStock, setStock } from '../../catalogue/updates/updateStock.ts';
import type { DeskHandlersOf, OperatorContext } from './deskContext.ts';
import { requireOperator } from './deskContext.ts';

/** The services of `pnpm catalogue stock` and `pnpm catalogue prices`, for programs. */
export const productUpdateHandlers: DeskHandlersOf<'deskUpdateStock' | 'deskUpdatePrices'> = {
  async deskUpdateStock({ LINES, DOCUMENT }, context) {
    const { db, now } = context;
    const lines = linesOf(LINES, stockUpdateLine);
    const report = await (DOCUMENT === ''
      ? setStock(db, lines, fileName)
      : changeStock(db, lines, { id: DOCUMENT, now, file: fileName }));
    return told(report, 'stock', context);
  },

  async deskUpdatePrices({ LINES }, context) {
    const { db, now } = context;
    return told(await updatePrices(db, linesOf(LINES, priceUpdateLine), { file: fileName, now }), 'prices', context);
  },
};

/** Refusals of a call name their lines alone. */
const fileName = '';

/** Lines of a request as those of a file. */
async function* linesOf<Line>(values: readonly unknown[], schema: LineSchema<Line>): AsyncGenerator<ReadLine<Line>> {
  for (const [index, value] of values.entries()) yield { ...checkLine(value, schema), number: index + 1, bytes: 0 };
}

function told(
  { changed, unchanged, refused, refusals, repeated }: UpdateReport,
  kind: 'stock' | 'prices',
  context: OperatorContext,
): DeskResponseOf<'deskUpdateStock'> {
  context.log({ event: 'catalogue', kind, by: requireOperator(context).name, changed, refused });
  return {
    CHANGED: changed,
    UNCHANGED: unchanged,
    REFUSED: refused,
    REFUSALS: refusals.map(({ line, reason }) => ({ LINE: line, REASON: reason })),
    REPEATED: repeated,
  };
}
