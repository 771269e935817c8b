import { shopVersion } from './version.ts';

/** Milliseconds between two looks at the server's version (spec §9, D28). */
export const versionPollInterval = 5000;

/** The longest pause after errors, in milliseconds (D28). */
export const versionPollLongest = 60_000;

/** Milliseconds between the detection of another version and the prompt (spec §4, §9). */
export const reloadPromptDelay = 10_000;

/** Whether the page is older or newer than the server: any other version needs a reload (spec §4). */
export function needsReload(serverVersion: string, packaged: string = shopVersion): boolean {
  return serverVersion !== packaged;
}

/** Milliseconds to the next look: the interval, doubled with each error in a row, 60 s at most (D28). */
export function versionPollDelay(errorsInARow: number, interval: number = versionPollInterval): number {
  return Math.min(interval * 2 ** errorsInARow, Math.max(versionPollLongest, interval));
}
