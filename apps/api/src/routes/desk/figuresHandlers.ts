import { BusinessFailure } from '@platine/domain/contract/businessFailure.ts';
import type { Days } from '@platine/domain/desk/figuresDays.ts';
import { figuresToWire } from '@platine/domain/desk/figures.ts';
import { isDays, rangeDays } from '@platine/domain/desk/figuresDays.ts';
import { figuresFile } from '../../services/desk/figuresFile.ts';
import { readFigures } from '../../services/desk/figures.ts';
import { luxembourgDate } from '../../time/clock.ts';
import type { DeskHandlersOf } from './deskContext.ts';

/** Figures at the desk. */
export const figuresHandlers: DeskHandlersOf<'deskFigures' | 'deskFiguresFile'> = {
  async deskFigures({ FROM, UNTIL }, { db, now }) {
    const today = luxembourgDate(now);
    const month = rangeDays('month', today);
    const days = soundDays({ from: FROM ?? month.from, until: UNTIL ?? month.until });
    return figuresToWire({ ...(await readFigures(db, days)), today });
  },

  async deskFiguresFile({ FROM, UNTIL, KIND }, { db }) {
    const days = soundDays({ from: FROM, until: UNTIL });
    return { NAME: `${KIND}-${FROM}-${UNTIL}.csv`, TEXT: await figuresFile(db, days, KIND) };
  },
};

function soundDays(days: Days): Days {
  if (!isDays(days))
    throw new BusinessFailure(
      'InvalidRequestException',
      'FROM and UNTIL must be days in this order, at most a year apart.',
    );
  return days;
}
