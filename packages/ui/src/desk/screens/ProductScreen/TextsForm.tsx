import type { Language } from '@platine/domain/language/language.ts';
import { builtInLanguages } from '@platine/domain/language/language.ts';
import type { LocalizedText } from '@platine/domain/language/text.ts';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../../components/Button/Button.tsx';
import fieldStyles from '../../../forms/Field/Field.module.css';
import { languageName } from '@platine/domain/language/locales.ts';
import { readForm } from '../../parts/readForm.ts';
import { TextInput } from '../../parts/TextInput.tsx';
import type { EditFormProps } from './editForm.ts';
import styles from './ProductScreen.module.css';

/** Name and description in the three languages. */
export function TextsForm({ product: { name, description }, editing: { enter, busy } }: EditFormProps) {
  const send = readForm((texts) => {
    const read = (field: string): LocalizedText =>
      Object.fromEntries(builtInLanguages.map((language) => [language, texts[`${field}-${language}`] ?? '']));
    const why = (texts['why'] ?? '').trim();
    if (why !== '') enter({ kind: 'texts', name: read('name'), description: read('description') }, why);
  });
  return (
    <form className={styles['wide']} onSubmit={send}>
      <h2>
        <FormattedMessage id="desk.product.texts" />
      </h2>
      <div className={styles['languages']}>
        {builtInLanguages.map((language) => (
          <Texts key={language} language={language} name={name} description={description} />
        ))}
      </div>
      <TextInput name="why" required maxLength={500} label={<FormattedMessage id="desk.product.why" />} />
      <Button type="submit" busy={busy}>
        <FormattedMessage id="desk.product.setTexts" />
      </Button>
    </form>
  );
}

type TextsProps = {
  readonly language: Language;
  readonly name: LocalizedText;
  readonly description: LocalizedText;
};

function Texts({ language, name, description }: TextsProps) {
  const id = useId();
  const values = { language: languageName(language) };
  const lang = language.toLowerCase();
  return (
    <div className={styles['part']}>
      <TextInput
        name={`name-${language}`}
        lang={lang}
        maxLength={200}
        defaultValue={name[language] ?? ''}
        placeholder={name.ALL ?? ''}
        label={<FormattedMessage id="desk.product.name" values={values} />}
      />
      <div className={fieldStyles['root']}>
        <label className={fieldStyles['label']} htmlFor={id}>
          <FormattedMessage id="desk.product.description" values={values} />
        </label>
        <textarea
          id={id}
          className={fieldStyles['control']}
          name={`description-${language}`}
          lang={lang}
          rows={4}
          maxLength={20_000}
          defaultValue={description[language] ?? ''}
          placeholder={description.ALL ?? ''}
        />
      </div>
    </div>
  );
}
