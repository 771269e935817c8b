import styles from './Facts.module.css';

/** The data that a machine keeps, one line a fact: `progress · cart` is `yes`. */
export function Facts({ context }: { readonly context: unknown }) {
  return (
    <dl className={styles['root']}>
      {factsIn('', context).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function factsIn(name: string, value: unknown): [string, string][] {
  if (typeof value !== 'object' || value === null) return [[name, wordsOf(value)]];
  const inner = Object.entries(value);
  if (inner.length === 0) return [[name, 'none']];
  return inner.flatMap(([key, fact]) => factsIn(name === '' ? key : `${name} · ${key}`, fact));
}

function wordsOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'number' || (typeof value === 'string' && value !== '') ? String(value) : 'none';
}
