import type { Language } from '@platine/domain/language/language.ts';
import { useLocation, useSearch } from 'wouter';
import { languageTag } from '@platine/domain/language/locales.ts';

/** An address that names a language (D20) names the chosen one from then on; any other stays as it is. */
export function useLanguageInUrl(): (language: Language) => void {
  const [path, navigate] = useLocation();
  const query = new URLSearchParams(useSearch());
  return (language) => {
    if (!query.has('lang')) return;
    query.set('lang', languageTag(language));
    navigate(`${path}?${query.toString()}`, { replace: true });
  };
}
