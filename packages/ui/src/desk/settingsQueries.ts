import type { DeskClient } from '@platine/domain/contract/desk/deskClient.ts';
import { settingsFromWire, settingsPartFromWire } from '@platine/domain/desk/settings.ts';
import type { SettingsName } from '@platine/domain/desk/settingsNames.ts';
import { queryOptions } from '@tanstack/react-query';
import { dataOf } from '../queries/QueryFailure.ts';
import { deskKeys } from './queries.ts';

/** The parts of the shop's settings with their source. */
export function settingsQuery(client: DeskClient) {
  return queryOptions({
    staleTime: 0,
    queryKey: deskKeys.settings,
    queryFn: async () => settingsFromWire(dataOf(await client('deskSettings', {}))),
  });
}

/** A part of the settings with its content. */
export function settingsPartQuery(client: DeskClient, name: SettingsName) {
  return queryOptions({
    staleTime: 0,
    queryKey: deskKeys.settingsPart(name),
    queryFn: async () => settingsPartFromWire(dataOf(await client('deskSettingsPart', { NAME: name }))),
  });
}
