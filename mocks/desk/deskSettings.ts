import { BusinessFailure } from '@platine/domain/contract/businessFailure.ts';
import type { DeskRequestOf, DeskResponseOf } from '@platine/domain/contract/desk/deskSchemas.ts';
import type { SettingsChange, SettingsTexts } from '@platine/domain/desk/settings.ts';
import { languagesOf } from '@platine/domain/desk/settings.ts';
import { areSameTexts, keptTexts, settingsPartToWire, settingsToWire } from '@platine/domain/desk/settings.ts';
import type { EditableSettings, SettingsName, SettingsResult } from '@platine/domain/desk/settingsNames.ts';
import { isPageOfSettings, settingsNames } from '@platine/domain/desk/settingsNames.ts';

import { pageFileName } from '@platine/domain/shop/pages/pageFileName.ts';
import { mockDate } from '../shop/date.ts';
import type { Desk } from './desk.ts';
import { mockEntry, mockPart, pageHead } from './deskSettingsFile.ts';

const headMissing = 'the file must begin with three lines, ---, changed: 2026-11-24 and ---.';

/** The sentences about words that the shop cannot be opened with: the API's are those of its folder's check. */
function mistakesIn(name: EditableSettings, texts: SettingsTexts): string[] {
  const words = [texts.EN, texts.DE, texts.FR];
  if (isPageOfSettings(name)) {
    const headless = languagesOf(texts).filter((language) => texts[language]?.startsWith(pageHead) !== true);
    return headless.map((language) => `${pageFileName(name, language)}, line 1: ${headMissing}`);
  }
  const isWhole = words.every((text) => text !== '') || words.every((text) => text === '');
  return isWhole ? [] : ['notice.yaml, line 4: text.FR is missing: add it.'];
}

type Saving = { readonly name: EditableSettings; readonly texts: SettingsTexts } & Pick<SettingsChange, 'by' | 'why'>;

/** Saves words, as somebody at the desk does. */
export function saveMockSettings(desk: Desk, { name, texts, by, why }: Saving): void {
  const { settings } = desk.read();
  const { changes } = mockPart(settings, name);
  const at = new Date(Date.parse(`${mockDate}T09:00:00.000Z`) + changes.length * 60_000).toISOString();
  const saved = { ...settings.saved, [name]: { texts, changes: [{ at, by, why }, ...changes] } };
  desk.change({ settings: { ...settings, saved } });
}

type SettingsCall = 'deskSettings' | 'deskSettingsPart' | 'deskSaveSettings';
type SettingsAnswers = { readonly [Name in SettingsCall]: (request: DeskRequestOf<Name>) => DeskResponseOf<Name> };

/** Answers about the settings of the shop's folder. */
export function settingsAnswers(desk: Desk, operatorName: () => string): SettingsAnswers {
  const part = (name: SettingsName) => mockPart(desk.read().settings, name);
  return {
    deskSettings: () => {
      const { settings } = desk.read();
      const { folder, state } = settings;
      return settingsToWire({ folder, state, entries: settingsNames.map((name) => mockEntry(settings, name)) });
    },
    deskSettingsPart: ({ NAME }) => settingsPartToWire(part(NAME)),
    deskSaveSettings: ({ NAME, TEXTS, SEEN, WHY }) => {
      const texts = keptTexts(NAME, TEXTS);
      const before = part(NAME);
      const answer = (RESULT: SettingsResult, MISTAKES: string[] = []) => ({
        RESULT,
        MISTAKES,
        PART: settingsPartToWire(part(NAME)),
      });
      if (areSameTexts(before.texts, texts)) return answer('done');
      if (before.state !== 'writable')
        throw new BusinessFailure('ForbiddenException', 'The shop may not write its folder.');
      if (before.seen !== SEEN) return answer('conflict');
      const mistakes = mistakesIn(NAME, texts);
      if (mistakes.length > 0) return answer('refused', mistakes);
      saveMockSettings(desk, { name: NAME, texts, by: operatorName(), why: WHY.trim() });
      return answer('done');
    },
  };
}
