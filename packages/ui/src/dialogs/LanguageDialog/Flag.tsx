import type { Language } from '@platine/domain/language/language.ts';
import type { ReactNode } from 'react';
import styles from './Flag.module.css';

/** A flag keeps its own colours in both themes. */
const drawings: Partial<Record<Language, ReactNode>> = {
  EN: (
    <>
      <path fill="#012169" d="M0 0h24v16H0z" />
      <path stroke="#fff" strokeWidth="3.2" d="M0 0l24 16M24 0L0 16" />
      <path stroke="#c8102e" strokeWidth="1.4" d="M0 0l24 16M24 0L0 16" />
      <path stroke="#fff" strokeWidth="5.4" d="M12 0v16M0 8h24" />
      <path stroke="#c8102e" strokeWidth="3.2" d="M12 0v16M0 8h24" />
    </>
  ),
  DE: (
    <>
      <path fill="#000" d="M0 0h24v5.34H0z" />
      <path fill="#d00" d="M0 5.33h24v5.34H0z" />
      <path fill="#ffce00" d="M0 10.66h24V16H0z" />
    </>
  ),
  FR: (
    <>
      <path fill="#000091" d="M0 0h8v16H0z" />
      <path fill="#fff" d="M8 0h8v16H8z" />
      <path fill="#e1000f" d="M16 0h8v16h-8z" />
    </>
  ),
};

/** Flag for a language; decorative, because the language's name stands beside it. Added languages have the letters of their code. */
export function Flag({
  language,
}: {
  /** Decides the flag: British, German or French. Another language has its letters. */
  readonly language: Language;
}) {
  return (
    <svg className={styles['root']} viewBox="0 0 24 16" aria-hidden="true">
      {drawings[language] ?? <Letters language={language} />}
    </svg>
  );
}

function Letters({ language }: { readonly language: Language }) {
  return (
    <text x="12" y="12" textAnchor="middle" fontSize="11" fontWeight="600" fill="currentColor">
      {language}
    </text>
  );
}
