import { FormattedMessage, useIntl } from 'react-intl';
import { Icon } from '../../components/Icon/Icon.tsx';
import styles from './SearchForm.module.css';

/** A plain form: the search page answers it, with or without a script. */
export function SearchForm({ searched }: { readonly searched: string }) {
  const intl = useIntl();
  return (
    <search className={styles['root']}>
      <form className={styles['form']} action="/search" method="get">
        <input
          // The field follows the page, and is the shopper's while the page stays.
          key={searched}
          className={styles['input']}
          type="search"
          name="q"
          defaultValue={searched}
          maxLength={200}
          aria-label={intl.formatMessage({ id: 'header.searchLabel' })}
          placeholder={intl.formatMessage({ id: 'header.searchHint' })}
        />
        <button className={styles['button']} type="submit">
          <Icon name="search" />
          <span className={styles['word']}>
            <FormattedMessage id="header.search" />
          </span>
        </button>
      </form>
    </search>
  );
}
