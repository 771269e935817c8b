import {
  editableSettings,
  longestSettingsText,
  settingsFolders,
  settingsNames,
  settingsResults,
  settingsSources,
} from '../../../desk/settingsNames.ts';
import { filledText, inLanguages, listOf, oneOf, record, text, textOrNothing } from '../../schemas/parts.ts';
import { moment } from './deskParts.ts';

const entry = { NAME: oneOf(settingsNames), FILE: filledText(100), SOURCE: oneOf(settingsSources) };
const texts = () => record(inLanguages(text(longestSettingsText), text(longestSettingsText).optional()));

/** FOLDER is '' for the sample's. */
export const deskSettings = record({
  FOLDER: text(4096),
  STATE: oneOf(settingsFolders),
  PARTS: listOf(record(entry)),
});

export const settingsPartRequest = record({ NAME: oneOf(settingsNames) });
/** TEXT is the file; TEXTS, of a part that can be edited, are its words in each language. CHANGES are the newest at the desk. */
const part = {
  ...entry,
  STATE: oneOf(settingsFolders),
  TEXT: text(1_000_000),
  TEXTS: texts().nullable().defined(),
  SEEN: filledText(64),
  CHANGES: listOf(record({ AT: moment(), BY: filledText(200), WHY: text(500) })),
};
export const settingsPart = record(part);

/** A notice in no language is none. SEEN is that of the part which the operator has edited. */
export const saveSettingsRequest = record({
  NAME: oneOf(editableSettings),
  TEXTS: texts(),
  SEEN: filledText(64),
  WHY: textOrNothing(500),
});
/** MISTAKES are the sentences of `pnpm shop check`, in English; PART is how things stand. */
export const saveSettingsAnswer = record({
  RESULT: oneOf(settingsResults),
  MISTAKES: listOf(text()),
  PART: record(part),
});
