import type { CatalogueImport } from '@platine/domain/desk/catalogueImport.ts';
import { FormattedMessage } from 'react-intl';
import styles from './CatalogueScreen.module.css';

/** How far a check or an import is, in words and as a bar. */
export function ImportProgress({ found }: { readonly found: CatalogueImport<unknown> }) {
  const { state, percent, written } = found;
  return (
    <div className={styles['progress']}>
      <progress aria-labelledby="import-state" max={100} value={percent} />
      <p>
        <FormattedMessage id="desk.catalogue.progress" values={{ percent }} />
      </p>
      {state === 'importing' && (
        <p>
          <FormattedMessage id="desk.catalogue.written" values={{ ...written }} />
        </p>
      )}
      <p className={styles['quiet']}>
        <FormattedMessage id="desk.catalogue.stays" />
      </p>
    </div>
  );
}
