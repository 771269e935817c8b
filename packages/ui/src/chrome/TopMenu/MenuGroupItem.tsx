import type { MenuEntry, MenuGroup } from '@platine/domain/catalog/menu.ts';
import { groupRoute, menuGroupUse } from '@platine/domain/catalog/menu.ts';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { CatalogueText } from '../../components/CatalogueText/CatalogueText.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { MenuPanel } from './MenuPanel.tsx';
import { haveSameTags, tagsOfGroup } from './menuTags.ts';
import styles from './TopMenu.module.css';

type MenuGroupItemProps = {
  /** A group with its entries; one without entries is hidden. */
  readonly group: MenuGroup;
  /** Its panel is shown. */
  readonly open: boolean;
  /** The tags of the listing that is shown. */
  readonly groupTags: readonly string[];
  /** Opens or closes the panel. */
  readonly onChosen: () => void;
};

/** A group: a link when it has one entry, else the opener of its panel, and without a script a link to all it has. */
export function MenuGroupItem({ group, open, groupTags, onChosen }: MenuGroupItemProps) {
  const use = menuGroupUse(group);
  if (use.kind === 'hidden') return null;
  const link = <GroupLink group={group} groupTags={groupTags} />;
  if (use.kind === 'link') return <li>{link}</li>;
  const isHere = ({ groupTags: own }: MenuEntry) => haveSameTags(own, groupTags);
  return (
    <li>
      <noscript>{link}</noscript>
      <GroupOpener group={group} open={open} current={group.entries.some(isHere)} onChosen={onChosen}>
        {(id) => <MenuPanel id={id} columns={use.columns} isHere={isHere} />}
      </GroupOpener>
    </li>
  );
}

type GroupLinkProps = Pick<MenuGroupItemProps, 'group' | 'groupTags'>;

function GroupLink({ group, groupTags }: GroupLinkProps) {
  const tags = tagsOfGroup(group);
  return (
    <Link href={groupRoute(tags)} variant="plain" aria-current={haveSameTags(tags, groupTags) ? 'page' : undefined}>
      <GroupName group={group} />
      {group.entries.length > 1 && <Icon name="down" />}
    </Link>
  );
}

type GroupOpenerProps = Pick<MenuGroupItemProps, 'group' | 'open' | 'onChosen'> & {
  /** One of its entries is shown. */
  readonly current: boolean;
  readonly children: (panelId: string) => ReactNode;
};

function GroupOpener({ group, open, current, onChosen, children }: GroupOpenerProps) {
  const panelId = useId();
  return (
    <>
      <button
        type="button"
        className={styles['opener']}
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        aria-current={current ? 'true' : undefined}
        onClick={onChosen}
      >
        <GroupName group={group} />
        <Icon name="down" />
      </button>
      {open && children(panelId)}
    </>
  );
}

function GroupName({ group: { title, name } }: Pick<MenuGroupItemProps, 'group'>) {
  return <CatalogueText text={title} fallback={name} />;
}
