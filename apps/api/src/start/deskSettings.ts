import { readOrigin, readPort } from './addressSettings.ts';
import type { Environment } from './settingsError.ts';
import { SettingsError } from './settingsError.ts';

/** The place of the desk: see `Settings`. */
export type DeskPlace = { readonly deskPort: number | null; readonly deskOrigin: string };

type ShopPlace = { readonly port: number; readonly publicOrigin: string };

/** Reads DESK_PORT and DESK_ORIGIN. Throws SettingsError. */
export function readDeskPlace(environment: Environment, { port, publicOrigin }: ShopPlace): DeskPlace {
  const { DESK_PORT: own, DESK_ORIGIN: origin } = environment;
  if (!own && origin)
    throw new SettingsError(
      `DESK_ORIGIN must go with DESK_PORT, because without it the desk is at PUBLIC_ORIGIN, but it is "${origin}".`,
    );
  if (!own) return { deskPort: null, deskOrigin: publicOrigin };
  const deskPort = readPort('DESK_PORT', own);
  if (deskPort === port) throw new SettingsError(`DESK_PORT must be another port than PORT, but both are ${deskPort}.`);
  const deskOrigin = readOrigin('DESK_ORIGIN', origin || `http://localhost:${deskPort}`);
  if (deskOrigin === publicOrigin)
    throw new SettingsError(
      `DESK_ORIGIN must be another address than PUBLIC_ORIGIN, because DESK_PORT takes the desk away from there, but both are "${deskOrigin}".`,
    );
  return { deskPort, deskOrigin };
}
