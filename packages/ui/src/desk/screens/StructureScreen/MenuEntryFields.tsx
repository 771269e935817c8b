import type { MenuEntry } from '@platine/domain/catalog/menu.ts';
import { pickText } from '@platine/domain/language/text.ts';
import { FormattedMessage, useIntl } from 'react-intl';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { languageOf } from '../../../i18n/locales.ts';
import { Moves } from '../../parts/Moves.tsx';
import { TextInput } from '../../parts/TextInput.tsx';
import { LanguageFields } from './LanguageFields.tsx';
import styles from './StructureScreen.module.css';

type MenuEntryFieldsProps = {
  /** The beginning of the fields' names. */
  readonly name: string;
  readonly entry: MenuEntry;
  /** From 1. */
  readonly place: number;
  readonly count: number;
  readonly onMoved: (place: number) => void;
  readonly onRemoved: () => void;
};

/** An entry of a menu group: its title, the tags of its products, its place and its way out. */
export function MenuEntryFields({ name, entry, place, count, onMoved, onRemoved }: MenuEntryFieldsProps) {
  const { formatMessage, locale } = useIntl();
  const title = pickText(entry.title, languageOf(locale))?.text ?? '';
  const label = formatMessage({ id: 'desk.structure.entry' }, { place, title });
  return (
    <li>
      <fieldset className={styles['row']}>
        <legend>{label}</legend>
        <LanguageFields name={name} texts={entry.title} maxLength={200} />
        <TextInput
          name={`${name}-tags`}
          required
          maxLength={800}
          translate="no"
          spellCheck={false}
          defaultValue={entry.groupTags.join(', ')}
          label={<FormattedMessage id="desk.structure.tags" />}
          hint={<FormattedMessage id="desk.structure.tagsHint" />}
        />
        <div className={styles['acts']}>
          <Moves
            place={place}
            count={count}
            labelOf={(way) => formatMessage({ id: 'desk.structure.move' }, { way, entry: label })}
            onMoved={onMoved}
          />
          <IconButton
            icon="trash"
            label={formatMessage({ id: 'desk.structure.removeEntry' }, { entry: label })}
            onClick={onRemoved}
          />
        </div>
      </fieldset>
    </li>
  );
}
