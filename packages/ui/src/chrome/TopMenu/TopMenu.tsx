import type { MenuGroup } from '@platine/domain/catalog/menu.ts';
import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from '../../components/Link/Link.tsx';
import { useDismiss } from '../../interaction/useDismiss.ts';
import { MenuGroupItem } from './MenuGroupItem.tsx';
import styles from './TopMenu.module.css';

type TopMenuProps = {
  /** Empty while they are unknown; their space is reserved. */
  readonly groups: readonly MenuGroup[];
  /** The path of this page, to mark its link as current. */
  readonly path: string;
  /** The tags of the listing that is shown. */
  readonly groupTags: readonly string[];
  /** Only when they could not be loaded. */
  readonly onRetry?: () => void;
};

const links = [
  { href: '/new_products', id: 'header.newProducts' },
  { href: '/manufacturers', id: 'header.manufacturers' },
  { href: '/sales', id: 'header.sale' },
] as const;

/** The name of the group whose panel is open, and the page on which it was opened. */
type OpenedPanel = { readonly group: string; readonly place: string };

/** The eight groups with at most one open panel, and the second row (spec §2). */
export function TopMenu({ groups, path, groupTags, onRetry }: TopMenuProps) {
  const intl = useIntl();
  const root = useRef<HTMLElement>(null);
  // A panel belongs to the page on which it was opened: on the next page it is closed.
  const place = `${path} ${groupTags.join(',')}`;
  const [opened, setOpened] = useState<OpenedPanel | null>(null);
  const open = opened?.place === place ? opened.group : null;
  useDismiss(root, (how) => {
    const opener = root.current?.querySelector<HTMLElement>('[aria-expanded="true"]');
    // The focus returns to the group only when it was in the panel.
    if (how === 'escape' && root.current?.contains(document.activeElement) === true) opener?.focus();
    setOpened(null);
  });
  return (
    <nav ref={root} className={styles['root']} aria-label={intl.formatMessage({ id: 'header.menu' })}>
      <div className={styles['rows']}>
        <ul className={styles['groups']} aria-label={intl.formatMessage({ id: 'topMenu.label' })}>
          {groups.map((group) => (
            <MenuGroupItem
              key={group.name}
              group={group}
              open={open === group.name}
              groupTags={groupTags}
              onChosen={() => setOpened(open === group.name ? null : { group: group.name, place })}
            />
          ))}
          {onRetry !== undefined && (
            <li>
              <button type="button" className={styles['opener']} onClick={onRetry}>
                <FormattedMessage id="topMenu.retry" />
              </button>
            </li>
          )}
        </ul>
        <ul className={styles['links']}>
          {links.map(({ href, id }) => (
            <li key={href}>
              <Link href={href} variant="plain" aria-current={href === path ? 'page' : undefined}>
                <FormattedMessage id={id} />
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
