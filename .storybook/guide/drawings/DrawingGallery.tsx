import type { Kind } from '@platine/drawings/kinds.ts';
import { isKind, kinds } from '@platine/drawings/kinds.ts';
import { ProductPicture } from '@platine/ui/components/ProductPicture/ProductPicture.tsx';
import { useId, useState } from 'react';
import type { DrawnAttribute, Typed } from './attributesOf.ts';
import { attributesOf, picturesOf } from './attributesOf.ts';
import { startOf } from './starts.data.ts';
import styles from './DrawingGallery.module.css';

const all = Object.keys(kinds).filter(isKind);

/** Every kind of drawing, and the chosen one from each side, with the attributes that its drawings read as fields. */
export function DrawingGallery() {
  const [kind, setKind] = useState<Kind>('resistor');
  return (
    <div className={styles['root']}>
      <Chosen key={kind} kind={kind} />
      <ul className={styles['all']}>
        {all.map((name) => (
          <li key={name}>
            <button type="button" aria-pressed={name === kind} onClick={() => setKind(name)}>
              <ProductPicture src={firstOf(name)} alt="" />
              {name}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Chosen({ kind }: { readonly kind: Kind }) {
  const [typed, setTyped] = useState<Typed>(() => startOf(kind));
  const attributes = attributesOf(kind, typed);
  return (
    <section className={styles['chosen']} aria-label={kind}>
      <div className={styles['pictures']}>
        {picturesOf(kind, typed).map(({ view, src }) => (
          <ProductPicture
            key={view}
            src={src}
            alt={view === 'picture' ? `Drawing: ${kind}` : `Drawing: ${kind}, ${view}`}
            important
          />
        ))}
      </div>
      <div className={styles['fields']}>
        <h2>{kind}</h2>
        {attributes.length === 0 && <p>It reads no attributes: all of its kind look the same.</p>}
        {attributes.map((attribute) => (
          <AttributeField
            key={attribute.key}
            attribute={attribute}
            typed={typed[attribute.key] ?? ''}
            onType={(text) => setTyped({ ...typed, [attribute.key]: text })}
          />
        ))}
      </div>
    </section>
  );
}

/** The first view of a kind without attributes. */
const firstOf = (kind: Kind): string => picturesOf(kind, {})[0]?.src ?? '';

type AttributeFieldProps = {
  readonly attribute: DrawnAttribute;
  readonly typed: string;
  readonly onType: (text: string) => void;
};

function AttributeField({ attribute: { key, value }, typed, onType }: AttributeFieldProps) {
  const id = useId();
  return (
    <p className={styles['field']}>
      <label htmlFor={id}>{key}</label>
      <input
        id={id}
        value={typed}
        inputMode={typeof value === 'string' ? 'text' : 'decimal'}
        placeholder={value === null ? '' : String(value)}
        onChange={({ target }) => onType(target.value)}
      />
    </p>
  );
}
