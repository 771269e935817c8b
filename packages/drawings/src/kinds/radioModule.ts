import type { Attributes } from '../attributes.ts';
import { label, path, rect, repeat } from '../shapes.ts';

/** A radio module from above: castellated edge, shielding can with its marking, the printed aerial. */
export const drawRadioModule = (attributes: Attributes): string =>
  [
    rect([64, 8], [112, 144, 2]),
    path('M78 34V18H92V34H106V18H120V34H134V18H148V34H162V18', 'metal'),
    repeat(
      10,
      (index) => rect([58, 48 + 10 * index], [10, 6, 2], 'plate') + rect([172, 48 + 10 * index], [10, 6, 2], 'plate'),
    ),
    rect([78, 46], [84, 94, 2], 'shade'),
    label([120, 84], attributes.text('marking', ''), [78, 16]),
    path('M106 118A20 20 0 0 1 134 118M112 124A12 12 0 0 1 128 124'),
  ].join('');
