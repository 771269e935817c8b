import styles from './SettingsScreen.module.css';

type FileTextProps = {
  readonly text: string;
  /** Language of the text; left out for one of no language. */
  readonly lang?: string;
};

/** A file of the shop's folder, as it is written. */
export function FileText({ text, lang }: FileTextProps) {
  return (
    <pre className={styles['file']} translate="no" lang={lang}>
      {text}
    </pre>
  );
}
