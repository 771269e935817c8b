import type { Figures } from '@platine/domain/desk/figures.ts';
import { figuresRanges, isDays, rangeDays } from '@platine/domain/desk/figuresDays.ts';
import { useMemo, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'wouter';
import { Button } from '../../../components/Button/Button.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { deskFiguresPath } from '../../deskPaths.ts';
import { Lists } from '../../parts/Lists.tsx';
import { readForm } from '../../parts/readForm.ts';
import { TextInput } from '../../parts/TextInput.tsx';
import { useKeys } from '../../useKeys.ts';
import styles from './FiguresScreen.module.css';

/** Chooses the days: the usual ones by the keys 1 to 3, or any of a year. */
export function DaysForm({ figures: { from, until, today } }: { readonly figures: Figures }) {
  const [, navigate] = useLocation();
  const [isWrong, setWrong] = useState(false);
  const ranges = figuresRanges.map((range) => ({ range, ...rangeDays(range, today) }));
  const keys = useMemo(
    () =>
      Object.fromEntries(
        figuresRanges.map((range, at) => [String(at + 1), () => navigate(deskFiguresPath(rangeDays(range, today)))]),
      ),
    [navigate, today],
  );
  useKeys(keys);
  return (
    <div className={styles['days']}>
      <Lists
        lists={ranges.map(({ range, ...days }) => ({
          name: <FormattedMessage id="desk.figures.range" values={{ range }} />,
          href: deskFiguresPath(days),
          isOpen: days.from === from && days.until === until,
        }))}
      />
      <form
        className={styles['form']}
        onSubmit={readForm(({ from: first = '', until: last = '' }) => {
          const days = { from: first, until: last };
          setWrong(!isDays(days));
          if (isDays(days)) navigate(deskFiguresPath(days));
        })}
      >
        <TextInput
          name="from"
          type="date"
          required
          defaultValue={from}
          label={<FormattedMessage id="desk.figures.from" />}
        />
        <TextInput
          name="until"
          type="date"
          required
          defaultValue={until}
          label={<FormattedMessage id="desk.figures.until" />}
        />
        <Button type="submit" variant="secondary">
          <FormattedMessage id="desk.figures.show" />
        </Button>
      </form>
      {isWrong && (
        <Notice kind="error">
          <FormattedMessage id="desk.figures.wrongDays" />
        </Notice>
      )}
    </div>
  );
}
