import { deskExportPath } from '@platine/domain/contract/desk/deskFiles.ts';
import { exportFiles } from '@platine/domain/desk/importStates.ts';
import { FormattedMessage } from 'react-intl';
import styles from './CatalogueScreen.module.css';

/** The catalogue as files. Each is written while it is loaded. */
export function ExportFiles() {
  return (
    <section className={styles['part']}>
      <h2>
        <FormattedMessage id="desk.catalogue.export" />
      </h2>
      <p className={styles['words']}>
        <FormattedMessage id="desk.catalogue.exportIntro" />
      </p>
      <ul role="list" className={styles['files']}>
        {exportFiles.map((file) => (
          <li key={file}>
            {/* A file of the shop, and no screen of the desk. */}
            <a href={deskExportPath(file)} download={file} className={styles['file']}>
              <span>
                <FormattedMessage
                  id="desk.catalogue.exportFile"
                  values={{ file: file === 'products.csv' ? 'csv' : file.replace('.jsonl', '') }}
                />
              </span>
              <span translate="no" className={styles['quiet']}>
                {file}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
