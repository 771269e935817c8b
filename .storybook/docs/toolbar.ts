import { useSyncExternalStore } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import type { Globals } from '../globals.ts';
import { initialGlobals } from '../globals.ts';

type GlobalsEvent = { readonly globals: Globals; readonly userGlobals?: Globals };

let chosen: Globals = initialGlobals;
const listeners = new Set<() => void>();

/** Frames of a docs page report their globals here too, which are not the toolbar's. */
function take({ globals, userGlobals = globals }: GlobalsEvent): void {
  if (globals['isFrame'] === true) return;
  chosen = userGlobals;
  for (const listener of listeners) listener();
}

/** Remembers the toolbar's choices for docs pages, which get none from Storybook. A test of stories has no toolbar and never calls back. */
export async function followToolbar(): Promise<void> {
  const channel = await addons.ready();
  channel.on(SET_GLOBALS, take);
  channel.on(GLOBALS_UPDATED, take);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The toolbar's choices, without those of a story. */
export const useToolbar = (): Globals => useSyncExternalStore(subscribe, () => chosen);

const darkSystem = () => matchMedia('(prefers-color-scheme: dark)');

function subscribeToSystem(listener: () => void): () => void {
  const system = darkSystem();
  system.addEventListener('change', listener);
  return () => system.removeEventListener('change', listener);
}

/** Whether the toolbar, or where it leaves that open the system, wants a dark page. */
export function useIsDark(): boolean {
  const { theme } = useToolbar();
  const systemIsDark = useSyncExternalStore(subscribeToSystem, () => darkSystem().matches);
  return theme === 'dark' || (theme !== 'light' && systemIsDark);
}
