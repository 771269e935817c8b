import type { DeskCredit } from '@platine/domain/desk/deskStatement.ts';
import { FormattedMessage } from 'react-intl';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import entryStyles from '../../parts/Entry.module.css';
import { Credit } from './Credit.tsx';
import styles from './StatementScreen.module.css';

type CreditsProps = { readonly credits: readonly DeskCredit[] };

const lists = ['confirm', 'left', 'booked', 'before'] as const;

function listOf({ kind, matches }: DeskCredit): (typeof lists)[number] {
  if (kind === 'booked') return 'booked';
  if (kind === 'bookedBefore') return 'before';
  return matches.length > 0 ? 'confirm' : 'left';
}

/** The credits of a statement, those first that wait for somebody. */
export function Credits({ credits }: CreditsProps) {
  if (credits.length === 0) return <EmptyState title={<FormattedMessage id="desk.statement.empty" />} />;
  return lists.map((list) => {
    const found = credits.filter((credit) => listOf(credit) === list);
    return (
      found.length > 0 && (
        <section key={list} className={styles['list']}>
          <h2>
            <FormattedMessage id={`desk.statement.list.${list}`} values={{ count: found.length }} />
          </h2>
          <ul role="list">
            {found.map((credit) => (
              <li key={credit.id} className={entryStyles['root']} data-open={list === 'confirm' || list === 'left'}>
                <Credit credit={credit} />
              </li>
            ))}
          </ul>
        </section>
      )
    );
  });
}
