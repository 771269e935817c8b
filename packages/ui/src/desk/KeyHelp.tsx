import { FormattedMessage } from 'react-intl';
import styles from './DeskFrame.module.css';
import { DeskDialog } from './parts/DeskDialog.tsx';

const keys = [
  't',
  'o',
  'w',
  'q',
  'm',
  'g',
  'i',
  'c',
  'f',
  ',',
  '1',
  '/',
  'j',
  'Enter',
  'p',
  'x',
  'a',
  'e',
  's',
  'l',
  'r',
  'b',
  'n',
  '?',
] as const;

type KeyHelpProps = {
  /** Closes the dialog. */
  readonly onClosed: () => void;
};

/** The keys, with what each does. */
export function KeyHelp({ onClosed }: KeyHelpProps) {
  return (
    <DeskDialog title={<FormattedMessage id="desk.keys" />} onClosed={onClosed}>
      <dl className={styles['keys']}>
        {keys.map((key) => (
          <KeyLine key={key} name={key} />
        ))}
      </dl>
    </DeskDialog>
  );
}

/** Keys that are named together. */
const shown: Readonly<Partial<Record<(typeof keys)[number], string>>> = { '1': '1–9', j: 'j k', x: 'x X' };
const ids = {
  t: 'today',
  o: 'orders',
  w: 'withdrawals',
  q: 'questions',
  m: 'statement',
  g: 'products',
  i: 'catalogue',
  c: 'customers',
  f: 'figures',
  ',': 'settings',
  '1': 'list',
  '/': 'search',
  j: 'move',
  Enter: 'open',
  p: 'paid',
  x: 'pack',
  a: 'tickAll',
  e: 'label',
  s: 'send',
  l: 'slip',
  r: 'refund',
  b: 'return',
  n: 'note',
  '?': 'help',
} as const;

function KeyLine({ name }: { readonly name: (typeof keys)[number] }) {
  return (
    <>
      <dt>
        <kbd className={styles['key']}>
          {name === 'Enter' ? <FormattedMessage id="desk.enterKey" /> : (shown[name] ?? name)}
        </kbd>
      </dt>
      <dd>
        <FormattedMessage id={`desk.key.${ids[name]}`} />
      </dd>
    </>
  );
}
