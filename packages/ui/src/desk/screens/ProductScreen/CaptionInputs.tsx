import { builtInLanguages } from '@platine/domain/language/language.ts';
import type { LocalizedText } from '@platine/domain/language/text.ts';
import { FormattedMessage } from 'react-intl';
import { languageName } from '@platine/domain/language/locales.ts';
import { TextInput } from '../../parts/TextInput.tsx';

/** Characters of a text that stands with a picture or document. */
export const longestCaption = 200;

/** A caption in the three languages; the one for all of them stands behind an empty field. */
export function CaptionInputs({ caption }: { readonly caption: LocalizedText }) {
  return builtInLanguages.map((language) => (
    <TextInput
      key={language}
      name={`caption-${language}`}
      lang={language.toLowerCase()}
      maxLength={longestCaption}
      defaultValue={caption[language] ?? ''}
      placeholder={caption.ALL ?? ''}
      label={<FormattedMessage id="desk.pictures.caption" values={{ language: languageName(language) }} />}
    />
  ));
}

/** The caption that a form with these fields has, over the one that was. */
export function captionOf(before: LocalizedText, texts: Readonly<Record<string, string>>): LocalizedText {
  const named = builtInLanguages.map((language) => [language, texts[`caption-${language}`] ?? ''] as const);
  return { ...(before.ALL !== undefined && { ALL: before.ALL }), ...Object.fromEntries(named) };
}
