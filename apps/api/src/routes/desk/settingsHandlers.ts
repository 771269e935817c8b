import { BusinessFailure } from '@platine/domain/contract/businessFailure.ts';
import { settingsPartToWire, settingsToWire } from '@platine/domain/desk/settings.ts';
import { readSettingsPart, saveSettings } from '../../services/desk/settings.ts';
import { isSample, listSettings, stateOfFolder } from '../../shop/settings/settingsFiles.ts';
import { ShopError } from '../../shop/shopError.ts';
import type { ShopFolder } from '../../shop/shopFolder.ts';
import type { DeskContext, DeskHandlersOf } from './deskContext.ts';
import { requireOperator } from './deskContext.ts';

/** The settings of the shop's folder. */
export const settingsHandlers: DeskHandlersOf<'deskSettings' | 'deskSettingsPart' | 'deskSaveSettings'> = {
  async deskSettings(_, context) {
    const { path } = folderOf(context);
    const folder = isSample(path) ? '' : path;
    return Promise.resolve(settingsToWire({ folder, state: stateOfFolder(path), entries: listSettings(path) }));
  },

  async deskSettingsPart({ NAME }, context) {
    const { path } = folderOf(context);
    return settingsPartToWire(await readable(readSettingsPart(context.db, path, NAME)));
  },

  async deskSaveSettings({ NAME, TEXTS, SEEN, WHY }, context) {
    const { name: by } = requireOperator(context);
    const folder = folderOf(context);
    const save = { name: NAME, texts: TEXTS, seen: SEEN, by, why: WHY.trim() };
    const { result, mistakes } = await readable(saveSettings(context, folder, save));
    const part = settingsPartToWire(await readable(readSettingsPart(context.db, folder.path, NAME)));
    return { RESULT: result, MISTAKES: [...mistakes], PART: part };
  },
};

/** Somebody has broken a file in the folder while the shop runs with what it read before. */
async function readable<Value>(reading: Promise<Value>): Promise<Value> {
  try {
    return await reading;
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    throw new BusinessFailure('ServiceUnavailableException', error.sentences[0] ?? '');
  }
}

function folderOf({ shopFolder }: DeskContext): ShopFolder {
  if (shopFolder === null)
    throw new BusinessFailure('ServiceUnavailableException', 'The shop has not been read from a folder.');
  return shopFolder;
}
