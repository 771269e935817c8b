import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import type { SettingsEntry, SettingsPart, SettingsTexts } from '@platine/domain/desk/settings.ts';
import { inLanguagesOf } from '@platine/domain/language/inLanguages.ts';
import type { SettingsFolder, SettingsName, SettingsSource } from '@platine/domain/desk/settingsNames.ts';
import {
  isEditable,
  isPageOfSettings,
  settingsFile,
  settingsNames,
  settingsWithoutSample,
} from '@platine/domain/desk/settingsNames.ts';
import { builtInLanguages, isBuiltIn } from '@platine/domain/language/language.ts';
import { textIn } from '@platine/domain/language/text.ts';
import { pageFileName } from '@platine/domain/shop/pages/pageFileName.ts';
import { languagesIn } from '../folderLanguages.ts';
import { fromNoticeFile, noticeFile, noticeFileName } from '../noticeFile.ts';
import { sampleShopFolder } from '../sampleShop.ts';
import { readText, readYaml } from '../readYaml.ts';

/** The files of a part that the sample may have as well. A page has one for each language. */
function filesOf(name: SettingsName): string[] {
  return isPageOfSettings(name)
    ? builtInLanguages.map((language) => pageFileName(name, language))
    : [settingsFile(name)];
}

export function listSettings(folder: string): SettingsEntry[] {
  return settingsNames.map((name) => entryOf(folder, name));
}

function entryOf(folder: string, name: SettingsName): SettingsEntry {
  return { name, file: settingsFile(name), source: sourceOf(folder, name) };
}

function sourceOf(folder: string, name: SettingsName): SettingsSource {
  const isThere = filesOf(name).some((file) => existsSync(join(folder, file)));
  if (isThere) return isSample(folder) ? 'sample' : 'folder';
  return settingsWithoutSample.includes(name) ? 'none' : 'sample';
}

/** Whether a shop's folder can be changed by this process. */
export function stateOfFolder(folder: string): SettingsFolder {
  if (isSample(folder)) return 'sample';
  try {
    accessSync(folder, constants.W_OK);
    return 'writable';
  } catch {
    return 'readOnly';
  }
}

export function isSample(folder: string): boolean {
  return realpathSync(folder) === realpathSync(sampleShopFolder);
}

/** A part with its content, as the folder has it now. Throws ShopError. */
export function readPart(folder: string, name: SettingsName): Omit<SettingsPart, 'changes'> {
  const entry = entryOf(folder, name);
  const from = entry.source === 'folder' ? folder : sampleShopFolder;
  const texts = isEditable(name) ? textsOf(folder, entry) : null;
  const text = texts === null && entry.source !== 'none' ? readText(from, entry.file) : '';
  const seen = createHash('sha256')
    .update(JSON.stringify([entry.source, text, texts]))
    .digest('hex');
  return { ...entry, state: stateOfFolder(folder), text, texts, seen };
}

function textsOf(folder: string, { name, source }: SettingsEntry): SettingsTexts {
  const languages = languagesIn(folder);
  if (isPageOfSettings(name))
    return inLanguagesOf(languages, (language) =>
      readText(source !== 'folder' && isBuiltIn(language) ? sampleShopFolder : folder, pageFileName(name, language)),
    );
  if (source === 'none') return inLanguagesOf(languages, () => '');
  const { text } = fromNoticeFile(readYaml(folder, noticeFileName, noticeFile));
  return inLanguagesOf(languages, (language) => textIn(text, language));
}
