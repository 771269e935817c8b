import type { Language } from '@platine/domain/language/language.ts';
import type { Failure } from '@platine/domain/machines/outcome.ts';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../components/Button/Button.tsx';
import { FormFailure } from '../../forms/FormFailure/FormFailure.tsx';
import { languageName, languageTag } from '@platine/domain/language/locales.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useShop } from '../../shop/ShopFacts.tsx';
import type { DismissHandlers } from '../Modal.tsx';
import { Modal } from '../Modal.tsx';
import { Flag } from './Flag.tsx';
import styles from './LanguageDialog.module.css';

export type LanguageDialogProps = DismissHandlers & {
  /** True while the choice is being sent. */
  readonly busy: boolean;
  /** Why the choice could not be saved; null without a failure. */
  readonly failure: Failure | null;
  /** Called with the pressed language, also with the current one. */
  readonly onChosen: (language: Language) => void;
};

/** One button for each language, labelled in that language (spec §2). */
export function LanguageDialog({ busy, failure, onChosen, ...leaving }: LanguageDialogProps) {
  const spoken = useLanguage();
  const { languages } = useShop();
  const [chosen, setChosen] = useState(spoken);
  const choose = (language: Language) => {
    if (busy) return;
    setChosen(language);
    onChosen(language);
  };
  return (
    <Modal title={<FormattedMessage id="languageDialog.title" />} {...leaving}>
      <ul className={styles['root']}>
        {languages.map((language) => (
          <li key={language}>
            <Button
              variant="secondary"
              wide
              lang={languageTag(language)}
              aria-current={language === spoken ? 'true' : undefined}
              busy={busy && language === chosen}
              onClick={() => choose(language)}
            >
              <Flag language={language} />
              {languageName(language)}
            </Button>
          </li>
        ))}
      </ul>
      <FormFailure failure={failure} otherwise="message.changesNotSaved" />
    </Modal>
  );
}
