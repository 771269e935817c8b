import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { useSearch } from 'wouter';
import { useDeskClient } from '../../DeskProvider.tsx';
import { figuresDaysOf } from '../../deskPaths.ts';
import { Answered } from '../../parts/Answered.tsx';
import { figuresQuery } from '../../queries.ts';
import { FiguresView } from './FiguresView.tsx';

/** Orders, revenue and VAT of some days, which stand in the address; of the month so far without them. */
export function FiguresScreen() {
  const days = figuresDaysOf(useSearch());
  const query = useQuery(figuresQuery(useDeskClient(), days));
  return (
    <>
      <h1>
        <FormattedMessage id="desk.figures" />
      </h1>
      <Answered query={query}>{(figures) => <FiguresView figures={figures} />}</Answered>
    </>
  );
}
