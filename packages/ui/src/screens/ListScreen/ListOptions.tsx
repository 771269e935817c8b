import { FormattedMessage } from 'react-intl';
import { Button } from '../../components/Button/Button.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { sharedListPath } from '../../routing/paths.ts';
import { createListForm, removeListForm, shareListForm } from './listForms.ts';
import styles from './ListScreen.module.css';

type ShareListProps = {
  readonly id: string;
  /** Null while the list is not shared. */
  readonly shareKey: string | null;
};

/** The link that shows the list to others: to make it, to send it on, and to end it. */
export function ShareList({ id, shareKey }: ShareListProps) {
  return (
    <section className={styles['option']}>
      <h2>
        <FormattedMessage id="listScreen.share" />
      </h2>
      <p>
        <FormattedMessage id="listScreen.shareText" />
      </p>
      {shareKey !== null && (
        <p>
          <Link href={sharedListPath(shareKey)}>
            <FormattedMessage id="listScreen.shareLink" />
          </Link>
        </p>
      )}
      <form method="post" action={shareListForm}>
        <input type="hidden" name="LIST_ID" value={id} />
        <input type="hidden" name="SHARED" value={shareKey === null ? 'yes' : 'no'} />
        <Button type="submit" variant="secondary">
          <FormattedMessage id={shareKey === null ? 'listScreen.shareStart' : 'listScreen.shareEnd'} />
        </Button>
      </form>
    </section>
  );
}

/** Two steps, so that no slip deletes a list. */
export function RemoveList({ id }: { readonly id: string }) {
  return (
    <details className={styles['option']}>
      <summary>
        <FormattedMessage id="listScreen.delete" />
      </summary>
      <form method="post" action={removeListForm} className={styles['deletion']}>
        <input type="hidden" name="LIST_ID" value={id} />
        <p>
          <FormattedMessage id="listScreen.deleteText" />
        </p>
        <Button type="submit" variant="secondary">
          <FormattedMessage id="listScreen.deleteNow" />
        </Button>
      </form>
    </details>
  );
}

/** Saves a shared list among the reader's own. */
export function KeepList({ shareKey, name }: { readonly shareKey: string; readonly name: string }) {
  return (
    <form method="post" action={createListForm} className={styles['option']}>
      <input type="hidden" name="FROM" value="shared" />
      <input type="hidden" name="SHARE_KEY" value={shareKey} />
      <input type="hidden" name="NAME" value={name} />
      <Button type="submit" variant="secondary">
        <FormattedMessage id="listScreen.keep" />
      </Button>
    </form>
  );
}
