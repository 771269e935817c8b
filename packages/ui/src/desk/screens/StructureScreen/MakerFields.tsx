import type { MakerEntry } from '@platine/domain/desk/structureEdit.ts';
import { FormattedMessage } from 'react-intl';
import { TextInput } from '../../parts/TextInput.tsx';
import styles from './StructureScreen.module.css';

type MakerFieldsProps = {
  readonly maker: MakerEntry | null;
  /** All makers, of which a new one gets the next number. */
  readonly makers: readonly MakerEntry[];
};

/** The number of a new maker, name and country, and the contact for product safety. */
export function MakerFields({ maker, makers }: MakerFieldsProps) {
  return (
    <>
      {maker === null && (
        <TextInput
          name="ref"
          type="number"
          inputMode="numeric"
          required
          min={1}
          max={999_999_999}
          step={1}
          defaultValue={Math.max(0, ...makers.map(({ ref }) => Number(ref))) + 1}
          label={<FormattedMessage id="desk.structure.number" />}
          hint={<FormattedMessage id="desk.structure.numberHint" />}
        />
      )}
      <div className={styles['languages']}>
        <TextInput
          name="name"
          required
          maxLength={120}
          translate="no"
          defaultValue={maker?.name ?? ''}
          label={<FormattedMessage id="desk.structure.name" />}
        />
        <TextInput
          name="country"
          maxLength={2}
          pattern="[A-Za-z]{2}"
          translate="no"
          defaultValue={maker?.country ?? ''}
          label={<FormattedMessage id="desk.structure.country" />}
          hint={<FormattedMessage id="desk.structure.countryHint" />}
        />
      </div>
      <Contact contact={maker?.contact ?? null} />
    </>
  );
}

function Contact({ contact }: Pick<MakerEntry, 'contact'>) {
  return (
    <fieldset className={styles['fields']}>
      <legend>
        <FormattedMessage id="desk.structure.contact" />
      </legend>
      <p className={styles['facts']}>
        <FormattedMessage id="desk.structure.contactHint" />
      </p>
      {(['name', 'address', 'email', 'url'] as const).map((field) => (
        <TextInput
          key={field}
          name={`contact-${field}`}
          type={field === 'email' ? 'email' : 'text'}
          maxLength={field === 'name' || field === 'email' ? 200 : 300}
          translate="no"
          defaultValue={contact?.[field] ?? ''}
          label={<FormattedMessage id="desk.structure.contactField" values={{ field }} />}
        />
      ))}
    </fieldset>
  );
}

/** The maker as it is written; an empty contact is none. */
export function makerIn(texts: Readonly<Record<string, string>>, maker: MakerEntry | null): MakerEntry {
  const written = (field: string) => (texts[field] ?? '').trim();
  const orNull = (text: string) => (text === '' ? null : text);
  const contact = {
    name: written('contact-name'),
    address: written('contact-address'),
    email: orNull(written('contact-email')),
    url: orNull(written('contact-url')),
  };
  const isEmpty = contact.name + contact.address === '' && contact.email === null && contact.url === null;
  return {
    kind: 'maker',
    ref: maker?.ref ?? String(Number(written('ref'))),
    name: written('name'),
    country: orNull(written('country').toUpperCase()),
    contact: isEmpty ? null : contact,
    logo: maker?.logo ?? null,
  };
}
