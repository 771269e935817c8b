import type { ShownProject } from '@platine/domain/lists/shopWindow.ts';
import { FormattedMessage } from 'react-intl';
import { CatalogueText } from '../../components/CatalogueText/CatalogueText.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { useFormats } from '../../i18n/useFormats.ts';
import { sharedListPath } from '../../routing/paths.ts';
import styles from './StartWindow.module.css';

type SmallProjectProps = { readonly project: ShownProject };

/** A project in a row of several. */
export function SmallProject({ project: { key, title, text, count } }: SmallProjectProps) {
  const { number } = useFormats();
  return (
    <li className={styles['small']}>
      <h2 className={styles['name']}>
        <Link href={sharedListPath(key)} variant="plain">
          <CatalogueText text={title} fallback={key} />
        </Link>
      </h2>
      <p>
        <CatalogueText text={text} fallback="" />
      </p>
      <p className={styles['count']}>
        <FormattedMessage id="startWindow.count" values={{ count, parts: number(count) }} />
      </p>
    </li>
  );
}
