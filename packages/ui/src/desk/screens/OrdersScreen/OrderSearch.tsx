import { deskLists } from '@platine/domain/desk/deskList.ts';
import { useMemo, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'wouter';
import { Button } from '../../../components/Button/Button.tsx';
import fieldStyles from '../../../forms/Field/Field.module.css';
import { deskOrdersPath } from '../../deskPaths.ts';
import { Lists } from '../../parts/Lists.tsx';
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
          className={fieldStyles['control']}
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
      <Lists
        lists={deskLists.map((list) => ({
          name: <FormattedMessage id={`desk.list.${list}`} />,
          href: deskOrdersPath({ ...place, list, page: 1 }),
          isOpen: list === place.list,
        }))}
      />
    </>
  );
}
