import { expect, test } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { checkout } from './checkout.ts';
import { chunkLoading } from './chunkLoading.ts';
import { consent } from './consent.ts';
import { searchBar } from './searchBar.ts';
import { versionCheck } from './versionCheck.ts';

test.each<[AnyStateMachine, string]>([
  [checkout, 'leaveForProvider'],
  [checkout, 'showOrder'],
  [chunkLoading, 'reloadPage'],
  [consent, 'remember'],
  [searchBar, 'openTarget'],
  [versionCheck, 'reloadPage'],
])('$id: %s: what acts on the world fails until it is provided', (machine, name) => {
  const action: unknown = machine.implementations.actions[name];
  expect(typeof action === 'function' ? action : undefined).toThrow(`${name} not provided`);
});
