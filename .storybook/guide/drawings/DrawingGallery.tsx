import type { Kind } from '@platine/drawings/kinds.ts';
import { isKind, kinds } from '@platine/drawings/kinds.ts';
import { ProductPicture } from '@platine/ui/components/ProductPicture/ProductPicture.tsx';
import { useId, useState } from 'react';
import type { DrawnAttribute, Typed } from './attributesOf.ts';
import { attributesOf, pictureOf } from './attributesOf.ts';
import styles from './DrawingGallery.module.css';

const all = Object.keys(kinds).filter(isKind);

/** Every kind of drawing, and the chosen one with the attributes that it reads as fields. */
export function DrawingGallery() {
  const [kind, setKind] = useState<Kind>('resistor');
  return (
    <div className={styles['root']}>
      <Chosen key={kind} kind={kind} />
      <ul className={styles['all']}>
        {all.map((name) => (
          <li key={name}>
            <button type="button" aria-pressed={name === kind} onClick={() => setKind(name)}>
              <ProductPicture src={pictureOf(name, {})} alt="" />
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
      <div className={styles['picture']}>
        <ProductPicture src={pictureOf(kind, typed)} alt={`Drawing: ${kind}`} important />
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

/** A resistor begins with a value, because it has no bands without one. */
const startOf = (kind: Kind): Typed => (kind === 'resistor' ? { resistance: '4700' } : {});

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
