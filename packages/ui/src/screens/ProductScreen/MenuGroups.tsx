import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { useApiClient } from '../../api/ApiClient.tsx';
import { tagsOfGroup } from '../../chrome/TopMenu/menuTags.ts';
import { CatalogueText } from '../../components/CatalogueText/CatalogueText.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { menuQuery } from '../../queries/menu.ts';
import { groupPath } from '../../routing/paths.ts';
import styles from './ProductScreen.module.css';

/** Links to everything that each group of the top menu has. */
export function MenuGroups() {
  const { data: groups = [] } = useQuery(menuQuery(useApiClient()));
  const links = groups.flatMap((group) => {
    const tags = tagsOfGroup(group);
    return tags.length === 0 ? [] : [{ ...group, href: groupPath(tags) }];
  });
  if (links.length === 0) return null;
  return (
    <section className={styles['section']}>
      <h2>
        <FormattedMessage id="topMenu.label" />
      </h2>
      <ul className={styles['categories']}>
        {links.map(({ name, title, href }) => (
          <li key={href}>
            <Link href={href} variant="secondary">
              <CatalogueText text={title} fallback={name} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
