import type { Category } from '@platine/domain/catalog/category.ts';
import type { SelectorEntry } from '@platine/domain/catalog/categorySelector.ts';
import { selectorEntries } from '@platine/domain/catalog/categorySelector.ts';
import { useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { useDismiss } from '../../interaction/useDismiss.ts';
import { foreignTag } from '../../i18n/foreignTag.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { CatalogueText } from '../CatalogueText/CatalogueText.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Link } from '../Link/Link.tsx';
import type { NativeProps } from '../nativeProps.ts';
import { rootClass } from '../nativeProps.ts';
import styles from './CategorySelector.module.css';

/**
 * Links from a category to its parent, unless it is the root, and to its children by name (spec §2). It also opens
 * without JavaScript.
 */
export function CategorySelector({
  category,
  className,
  ...rest
}: NativeProps<'details', 'ref'> & {
  /** The shown category with its parent and children. */
  readonly category: Category;
}) {
  const language = useLanguage();
  const root = useRef<HTMLDetailsElement>(null);
  useDismiss(root, (how) => {
    const { current } = root;
    if (current === null || !current.open) return;
    current.open = false;
    if (how === 'escape') current.querySelector('summary')?.focus();
  });
  const entries = selectorEntries(category, language);
  return (
    <details {...rest} ref={root} className={rootClass(styles['root'], className)}>
      <summary className={styles['button']}>
        <span>
          <FormattedMessage
            id="categorySelector.label"
            values={{ name: <CatalogueText text={category.name} fallback={category.path} /> }}
          />
        </span>
        <Icon name="down" />
      </summary>
      <ul className={styles['list']}>
        {entries.map((entry) => (
          <li key={entry.path}>
            <Link
              href={entry.route}
              variant="plain"
              lang={entry.kind === 'child' ? foreignTag(entry.name, language) : undefined}
            >
              <EntryName entry={entry} />
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}

function EntryName({ entry }: { readonly entry: SelectorEntry }) {
  if (entry.kind === 'child') return entry.name.text;
  return (
    <>
      <Icon name="up" />
      <FormattedMessage id="categorySelector.parent" />
    </>
  );
}
