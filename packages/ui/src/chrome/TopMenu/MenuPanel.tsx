import type { MenuEntry } from '@platine/domain/catalog/menu.ts';
import { groupRoute } from '@platine/domain/catalog/menu.ts';
import { CatalogueText } from '../../components/CatalogueText/CatalogueText.tsx';
import { Link } from '../../components/Link/Link.tsx';
import styles from './TopMenu.module.css';

type MenuPanelProps = {
  /** The group's button names its panel by it. */
  readonly id: string;
  /** As the domain divides them (D22). */
  readonly columns: readonly (readonly MenuEntry[])[];
  /** Whether an entry leads to this page. */
  readonly isHere: (entry: MenuEntry) => boolean;
};

/** The entries of the open group, in columns that are read from top to bottom. */
export function MenuPanel({ id, columns, isHere }: MenuPanelProps) {
  return (
    <div id={id} className={styles['panel']}>
      <div className={styles['columns']}>
        {columns.map((entries) => (
          <ul key={keyOf(entries)}>
            {entries.map((entry) => (
              <li key={keyOf([entry])}>
                <Link href={groupRoute(entry.groupTags)} aria-current={isHere(entry) ? 'page' : undefined}>
                  <CatalogueText text={entry.title} fallback={entry.groupTags.join(', ')} />
                </Link>
              </li>
            ))}
          </ul>
        ))}
      </div>
    </div>
  );
}

function keyOf(entries: readonly MenuEntry[]): string {
  return entries.map(({ groupTags }) => groupTags.join(',')).join(' ');
}
