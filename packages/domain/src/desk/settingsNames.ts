import type { PageName } from '../shop/pages/page.ts';
import { pageNames } from '../shop/pages/page.ts';
import { pageFileName } from '../shop/pages/pageFileName.ts';

/** The parts of a shop's folder that are only shown at the desk. */
const shownSettings = [
  'shop',
  'delivery',
  'shipping',
  'carriers',
  'payment',
  'vat',
  'limits',
  'synonyms',
  'start',
  'kicad',
  'brand',
] as const;

/** The parts whose words can be edited at the desk: the notice to all visitors, and the information pages. */
export const editableSettings = ['notice', ...pageNames] as const;
export type EditableSettings = (typeof editableSettings)[number];

export const settingsNames = [...shownSettings, ...editableSettings] as const;
export type SettingsName = (typeof settingsNames)[number];

export function isPageOfSettings(name: SettingsName): name is PageName {
  return pageNames.some((page) => page === name);
}

export function isEditable(name: SettingsName): name is EditableSettings {
  return editableSettings.some((one) => one === name);
}

/** Parts that a folder may lack without having the sample's: the shop then does without. */
export const settingsWithoutSample: readonly SettingsName[] = [
  'limits',
  'synonyms',
  'start',
  'kicad',
  'brand',
  'notice',
];

/** The file of a part in the shop's folder; of a page with `*` for the language. */
export function settingsFile(name: SettingsName): string {
  if (isPageOfSettings(name)) return pageFileName(name, '*');
  return name === 'brand' ? 'brand.tokens.json' : `${name}.yaml`;
}

/** The origin of a part: the shop's folder, the sample that comes with the program, or none, because the shop does without it. */
export const settingsSources = ['folder', 'sample', 'none'] as const;
export type SettingsSource = (typeof settingsSources)[number];

/** Whether the folder can be changed here: the sample never is, because it is a part of the program. */
export const settingsFolders = ['writable', 'readOnly', 'sample'] as const;
export type SettingsFolder = (typeof settingsFolders)[number];

/** The end of an attempt to save: done, refused with the mistakes, or too late, because somebody else has changed the same part. */
export const settingsResults = ['done', 'refused', 'conflict'] as const;
export type SettingsResult = (typeof settingsResults)[number];

/** Characters of a page in one language at most. */
export const longestSettingsText = 100_000;
