import type { SettingsChange, SettingsEntry, SettingsPart, SettingsTexts } from '@platine/domain/desk/settings.ts';
import { areSameTexts } from '@platine/domain/desk/settings.ts';
import { builtInLanguages } from '@platine/domain/language/language.ts';
import { inLanguagesOf } from '@platine/domain/language/inLanguages.ts';
import type {
  EditableSettings,
  SettingsFolder,
  SettingsName,
  SettingsSource,
} from '@platine/domain/desk/settingsNames.ts';
import {
  isEditable,
  isPageOfSettings,
  settingsFile,
  settingsWithoutSample,
} from '@platine/domain/desk/settingsNames.ts';

/** Words that were saved at the desk, with the newest change first. */
type Saved = { readonly texts: SettingsTexts; readonly changes: readonly SettingsChange[] };

export type MockSettings = {
  /** '' for the sample's. */
  readonly folder: string;
  readonly state: SettingsFolder;
  readonly saved: { readonly [Name in EditableSettings]?: Saved };
};

/** A shop with a folder of its own, in which nothing was changed at the desk. */
export function buildSettings(change: Partial<MockSettings> = {}): MockSettings {
  return { folder: '/srv/shop', state: 'writable', saved: {}, ...change };
}

/** Files that the mock's folder has. */
const ownFiles: readonly SettingsName[] = ['shop', 'delivery'];

const shopFile = `# Who the shop is, and where it is.
identity:
  name: Platine
  company: Platine S.à r.l.
  street: 12, rue de l'Industrie
  city: L-3895 Foetz
bankAccount:
  iban: LU28 0019 4006 4475 0000
`;

/** The beginning of every page. */
export const pageHead = '---\nchanged: 2026-11-21\n---\n';

const noTexts = inLanguagesOf(builtInLanguages, () => '');

export function mockEntry(settings: MockSettings, name: SettingsName): SettingsEntry {
  return { name, file: settingsFile(name), source: sourceOf(settings, name) };
}

function sourceOf({ state, saved }: MockSettings, name: SettingsName): SettingsSource {
  const texts = isEditable(name) ? (saved[name]?.texts ?? noTexts) : noTexts;
  if (!areSameTexts(texts, noTexts)) return 'folder';
  if (ownFiles.includes(name)) return state === 'sample' ? 'sample' : 'folder';
  return settingsWithoutSample.includes(name) ? 'none' : 'sample';
}

/** A part with its content. */
export function mockPart(settings: MockSettings, name: SettingsName): SettingsPart {
  const entry = mockEntry(settings, name);
  const { state } = settings;
  if (!isEditable(name)) {
    const text = entry.source === 'none' ? '' : shopFile;
    return { ...entry, state, text, texts: null, seen: 'seen', changes: [] };
  }
  const { texts, changes } = settings.saved[name] ?? { texts: firstTexts(name), changes: [] };
  return { ...entry, state, text: '', texts, seen: `seen-${changes.length}`, changes };
}

function firstTexts(name: EditableSettings): SettingsTexts {
  return isPageOfSettings(name)
    ? inLanguagesOf(builtInLanguages, (language) => `${pageHead}\nWords of this page (${language}).\n`)
    : noTexts;
}
