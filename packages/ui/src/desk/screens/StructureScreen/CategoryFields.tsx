import type { CategoryEntry } from '@platine/domain/desk/structureEdit.ts';
import { FormattedMessage } from 'react-intl';
import { TextInput } from '../../parts/TextInput.tsx';
import { LanguageFields, languageTextsIn } from './LanguageFields.tsx';

/** The path of a new category, and the names. */
export function CategoryFields({ category }: { readonly category: CategoryEntry | null }) {
  return (
    <>
      {category === null && (
        <TextInput
          name="ref"
          required
          maxLength={80}
          translate="no"
          spellCheck={false}
          label={<FormattedMessage id="desk.structure.path" />}
          hint={<FormattedMessage id="desk.structure.pathHint" />}
        />
      )}
      <LanguageFields name="name" texts={category?.name ?? {}} maxLength={200} />
    </>
  );
}

/** The category as it is written. */
export function categoryIn(texts: Readonly<Record<string, string>>, category: CategoryEntry | null): CategoryEntry {
  const ref = category?.ref ?? (texts['ref'] ?? '').trim().toLowerCase();
  return { kind: 'category', ref, name: languageTextsIn(texts, 'name', category?.name ?? {}) };
}
