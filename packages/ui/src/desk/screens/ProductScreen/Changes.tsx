import { pictureAt } from '@platine/domain/catalog/mediaAddress.ts';
import type { DeskProductChange } from '@platine/domain/desk/deskProduct.ts';
import { editedFields } from '@platine/domain/desk/productEdit.ts';
import { FormattedMessage, useIntl } from 'react-intl';
import { timeZone } from '../../../i18n/locales.ts';
import { CellName } from './CellName.tsx';
import styles from './ProductScreen.module.css';

/** The changes by hand, the newest first. */
export function Changes({ changes }: { readonly changes: readonly DeskProductChange[] }) {
  const intl = useIntl();
  if (changes.length === 0)
    return (
      <p>
        <FormattedMessage id="desk.product.noChanges" />
      </p>
    );
  return (
    <ol role="list" reversed>
      {changes.map(({ id, at, by, why, kind, facts, overwritten }) => (
        <li key={id} className={styles['change']}>
          <span className={styles['when']}>
            {intl.formatDate(at, { timeZone, dateStyle: 'medium', timeStyle: 'short' })} ·{' '}
            <span translate="no">{by}</span>
          </span>
          {kind === 'created' && (
            <span>
              <FormattedMessage id="desk.product.created" />
            </span>
          )}
          {facts.map(({ field, before, after }) => (
            <span key={field}>
              <FactName field={field} />{' '}
              <span translate="no">
                <del>{shown(field, before)}</del>
                {' → '}
                <ins>{shown(field, after)}</ins>
              </span>
            </span>
          ))}
          <span className={styles['when']}>{why}</span>
          {overwritten && (
            <span className={styles['when']}>
              <FormattedMessage id="desk.product.overwritten" />
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}

function FactName({ field }: { readonly field: string }) {
  const isOwn = editedFields.some((one) => one === field);
  return isOwn ? <FormattedMessage id="desk.product.field" values={{ field }} /> : <CellName heading={field} />;
}

/** Pictures are named by the first letters of their files. */
function shown(field: string, text: string): string {
  if (field !== 'PICTURES') return short(text);
  const names = text.split('\n').map((address) => pictureAt(address)?.hash.slice(0, 6) ?? address.slice(-6));
  return short(names.join(', '));
}

/** Characters of a text that a line of the log shows. */
const longest = 120;

function short(text: string): string {
  if (text === '') return '–';
  return text.length <= longest ? text : `${text.slice(0, longest)}…`;
}
