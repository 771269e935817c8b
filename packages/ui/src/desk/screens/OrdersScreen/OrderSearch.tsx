import { deskLists } from '@platine/domain/desk/deskList.ts';
import { useMemo, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'wouter';
import { Button } from '../../../components/Button/Button.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { deskOrdersPath } from '../../deskPaths.ts';
import { readForm } from '../../parts/readForm.ts';
import type { OrdersPlace } from '../../queries.ts';
import type { KeyMap } from '../../useKeys.ts';
import { useKeys } from '../../useKeys.ts';
import styles from './OrdersScreen.module.css';

/** The search, and the lists that it looks in. */
export function OrderSearch({ place }: { readonly place: OrdersPlace }) {
  const { formatMessage } = useIntl();
  const [, navigate] = useLocation();
  const field = useRef<HTMLInputElement>(null);
  const keys = useMemo<KeyMap>(
    () => ({
      '/': () => field.current?.focus(),
      ...Object.fromEntries(
        deskLists.map((list, at) => [String(at + 1), () => navigate(deskOrdersPath({ ...place, list, page: 1 }))]),
      ),
    }),
    [navigate, place],
  );
  useKeys(keys);
  const label = formatMessage({ id: 'desk.search' });
  return (
    <>
      <form
        role="search"
        className={styles['search']}
        onSubmit={readForm(({ text = '' }) => navigate(deskOrdersPath({ ...place, text: text.trim(), page: 1 })))}
      >
        <input
          ref={field}
          name="text"
          type="search"
          aria-label={label}
          placeholder={label}
          defaultValue={place.text}
          maxLength={100}
          autoComplete="off"
        />
        <Button type="submit" variant="secondary">
          <FormattedMessage id="desk.find" />
        </Button>
      </form>
      <nav className={styles['lists']} aria-label={formatMessage({ id: 'desk.lists' })}>
        {deskLists.map((list) => (
          <Link
            key={list}
            href={deskOrdersPath({ ...place, list, page: 1 })}
            variant="plain"
            aria-current={list === place.list ? 'true' : undefined}
          >
            <FormattedMessage id={`desk.list.${list}`} />
          </Link>
        ))}
      </nav>
    </>
  );
}
