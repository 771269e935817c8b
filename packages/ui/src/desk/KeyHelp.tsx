import { FormattedMessage } from 'react-intl';
import { Modal } from '../dialogs/Modal.tsx';
import styles from './DeskFrame.module.css';

const keys = ['t', 'o', '1', '/', 'j', 'Enter', 'p', 'x', 's', '?'] as const;

type KeyHelpProps = {
  /** Closes the dialog. */
  readonly onClosed: () => void;
};

/** The keys, with what each does. */
export function KeyHelp({ onClosed }: KeyHelpProps) {
  return (
    <Modal
      title={<FormattedMessage id="desk.keys" />}
      onDismissed={onClosed}
      onOutside={onClosed}
      onGone={() => undefined}
    >
      <dl className={styles['keys']}>
        {keys.map((key) => (
          <KeyLine key={key} name={key} />
        ))}
      </dl>
    </Modal>
  );
}

/** Keys that are named together. */
const shown: Readonly<Partial<Record<(typeof keys)[number], string>>> = { '1': '1–5', j: 'j k', Enter: '⏎' };
const ids = {
  t: 'today',
  o: 'orders',
  '1': 'list',
  '/': 'search',
  j: 'move',
  Enter: 'open',
  p: 'paid',
  x: 'pack',
  s: 'send',
  '?': 'help',
} as const;

function KeyLine({ name }: { readonly name: (typeof keys)[number] }) {
  return (
    <>
      <dt>
        <kbd className={styles['key']}>{shown[name] ?? name}</kbd>
      </dt>
      <dd>
        <FormattedMessage id={`desk.key.${ids[name]}`} />
      </dd>
    </>
  );
}
