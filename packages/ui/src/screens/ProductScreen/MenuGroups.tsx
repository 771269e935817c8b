import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApiClient } from '../../api/ApiClient.tsx';
import { menuGroupName } from '../../chrome/TopMenu/menuGroupName.ts';
import { tagsOfGroup } from '../../chrome/TopMenu/menuTags.ts';
import { Link } from '../../components/Link/Link.tsx';
import { menuQuery } from '../../queries/menu.ts';
import { groupPath } from '../../routing/paths.ts';
import styles from './ProductScreen.module.css';

/** Links to everything that each group of the top menu has. */
export function MenuGroups() {
  const intl = useIntl();
  const { data: groups = [] } = useQuery(menuQuery(useApiClient()));
  const links = groups.flatMap((group) => {
    const name = menuGroupName(intl, group.name);
    const tags = tagsOfGroup(group);
    return name === null || tags.length === 0 ? [] : [{ name, href: groupPath(tags) }];
  });
  if (links.length === 0) return null;
  return (
    <section className={styles['section']}>
      <h2>
        <FormattedMessage id="topMenu.label" />
      </h2>
      <ul className={styles['categories']}>
        {links.map(({ name, href }) => (
          <li key={href}>
            <Link href={href} variant="secondary">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
