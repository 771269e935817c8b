import type { DeskResponseOf } from '../contract/desk/deskSchemas.ts';
import type { InLanguages } from '../language/inLanguages.ts';
import { inLanguagesOf } from '../language/inLanguages.ts';
import type { Language } from '../language/language.ts';
import { knownLanguages } from '../language/language.ts';
import type { EditableSettings, SettingsFolder, SettingsName, SettingsSource } from './settingsNames.ts';
import { isEditable, isPageOfSettings } from './settingsNames.ts';

/** A part of the settings, with its file or files and where they come from. */
export type SettingsEntry = {
  readonly name: SettingsName;
  /** As the folder has it, `*` for the language: `pages/legal.*.md`. */
  readonly file: string;
  readonly source: SettingsSource;
};

export type Settings = {
  /** Path of the shop's folder; '' for the sample's. */
  readonly folder: string;
  readonly state: SettingsFolder;
  readonly entries: readonly SettingsEntry[];
};

export type SettingsTexts = InLanguages<string>;

/** A change that somebody has made at the desk. */
export type SettingsChange = { readonly at: string; readonly by: string; readonly why: string };

/** A part of the settings with its content. */
export type SettingsPart = SettingsEntry & {
  readonly state: SettingsFolder;
  /** The file's text; '' where `texts` has the content. */
  readonly text: string;
  /** Of a part that can be edited at the desk; null for any other. */
  readonly texts: SettingsTexts | null;
  /** Stands for this content: another one means that somebody has changed it. */
  readonly seen: string;
  /** The newest first. */
  readonly changes: readonly SettingsChange[];
};

type SettingsWire = DeskResponseOf<'deskSettings'>;
type PartWire = DeskResponseOf<'deskSettingsPart'>;

export function settingsToWire({ folder, state, entries }: Settings): SettingsWire {
  return { FOLDER: folder, STATE: state, PARTS: entries.map(entryToWire) };
}

export function settingsFromWire({ FOLDER, STATE, PARTS }: SettingsWire): Settings {
  return { folder: FOLDER, state: STATE, entries: PARTS.map(entryFromWire) };
}

function entryToWire({ name, file, source }: SettingsEntry) {
  return { NAME: name, FILE: file, SOURCE: source };
}

function entryFromWire({ NAME, FILE, SOURCE }: SettingsWire['PARTS'][number]): SettingsEntry {
  return { name: NAME, file: FILE, source: SOURCE };
}

export function settingsPartToWire({ state, text, texts, seen, changes, ...entry }: SettingsPart): PartWire {
  return {
    ...entryToWire(entry),
    STATE: state,
    TEXT: text,
    TEXTS: texts,
    SEEN: seen,
    CHANGES: changes.map(({ at, by, why }) => ({ AT: at, BY: by, WHY: why })),
  };
}

export function settingsPartFromWire({ STATE, TEXT, TEXTS, SEEN, CHANGES, ...entry }: PartWire): SettingsPart {
  return {
    ...entryFromWire(entry),
    state: STATE,
    text: TEXT,
    texts: TEXTS,
    seen: SEEN,
    changes: CHANGES.map(({ AT, BY, WHY }) => ({ at: AT, by: BY, why: WHY })),
  };
}

/** Words as they are kept: of a notice on one line, of a page with the line ends of a file. */
export function keptTexts(name: EditableSettings, texts: SettingsTexts): SettingsTexts {
  return inLanguagesOf(languagesOf(texts), (language) => {
    const { [language]: text = '' } = texts;
    return isPageOfSettings(name)
      ? `${text.replaceAll(/\r\n?/g, '\n').trimEnd()}\n`
      : text.replaceAll(/\s+/g, ' ').trim();
  });
}

/** The languages of a part: the program's, and those that the shop has added. */
export function languagesOf(texts: SettingsTexts): readonly Language[] {
  return knownLanguages.filter((language) => texts[language] !== undefined);
}

export function areSameTexts(one: SettingsTexts | null, other: SettingsTexts): boolean {
  return knownLanguages.every((language) => one?.[language] === other[language]);
}

/** The name of a part that can be edited here and now; null for any other. */
export function editableName({ name, state, texts }: SettingsPart): EditableSettings | null {
  return state === 'writable' && texts !== null && isEditable(name) ? name : null;
}
