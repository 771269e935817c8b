import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApiClient } from '../../api/ApiClient.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { shopWindowQuery } from '../../queries/shopWindow.ts';
import { searchPath } from '../../routing/paths.ts';
import { LargeProject } from './LargeProject.tsx';
import { SmallProject } from './SmallProject.tsx';
import { StartCategories } from './StartCategories.tsx';
import styles from './StartWindow.module.css';

/** The shop's own choice: shortcuts to searches, and projects with their parts; then its categories. The page works without it. */
export function StartWindow() {
  const intl = useIntl();
  const { data } = useQuery(shopWindowQuery(useApiClient()));
  if (data === undefined) return null;
  const {
    shortcuts,
    projects: [large, ...others],
    categories,
  } = data;
  return (
    <>
      <div className={styles['root']}>
        {shortcuts.length > 0 && (
          <nav className={styles['shortcuts']} aria-label={intl.formatMessage({ id: 'startWindow.shortcuts' })}>
            <span aria-hidden>
              <FormattedMessage id="startWindow.shortcuts" />
            </span>
            <ul role="list">
              {shortcuts.map((text) => (
                <li key={text}>
                  <Link href={searchPath(text)} variant="secondary">
                    {text}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
        {large !== undefined && <LargeProject project={large} />}
        {others.length > 0 && (
          <ul role="list" className={styles['others']}>
            {others.map((project) => (
              <SmallProject key={project.key} project={project} />
            ))}
          </ul>
        )}
      </div>
      {categories.length > 0 && <StartCategories categories={categories} />}
    </>
  );
}
