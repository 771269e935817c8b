import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from '../../components/Link/Link.tsx';
import { useFormats } from '../../i18n/useFormats.ts';
import type { Manufacturer } from '../../queries/manufacturers.ts';
import { manufacturerPath } from '../../routing/paths.ts';
import { groupByLetter } from './groupByLetter.ts';
import styles from './ManufacturersScreen.module.css';

/** Index of letters, and below each letter its manufacturers with their product counts. */
export function ManufacturersView({ manufacturers }: { readonly manufacturers: readonly Manufacturer[] }) {
  const intl = useIntl();
  const letters = groupByLetter(manufacturers);
  return (
    <>
      <nav aria-label={intl.formatMessage({ id: 'manufacturersScreen.letters' })}>
        <ul className={styles['jumps']}>
          {letters.map(({ letter, id }) => (
            <li key={id}>
              <a href={`#${id}`}>{letter}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles['letters']}>
        {letters.map(({ letter, id, manufacturers: own }) => (
          <section key={id} className={styles['letter']} aria-labelledby={id}>
            <h2 id={id}>{letter}</h2>
            <ul>
              {own.map((manufacturer) => (
                <ManufacturerLine key={manufacturer.id} manufacturer={manufacturer} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}

function ManufacturerLine({ manufacturer: { id, name, products } }: { readonly manufacturer: Manufacturer }) {
  const { number } = useFormats();
  return (
    <li className={styles['line']}>
      <Link href={manufacturerPath(id)}>{name}</Link>{' '}
      <span className={styles['count']}>
        <FormattedMessage id="listingPage.count" values={{ total: products, formatted: number(products) }} />
      </span>
    </li>
  );
}
