import { expect, test } from 'vitest';
import type { AnyActorLogic, AnyStateMachine } from 'xstate';
import { createActor, toPromise } from 'xstate';
import { cartQueue } from './cartQueue.ts';
import { checkout } from './checkout.ts';
import { chunkLoading } from './chunkLoading.ts';
import { consent } from './consent.ts';
import { loginPanel } from './loginPanel.ts';
import { newsletterSignUp } from './newsletterSignUp.ts';
import { registration } from './registration.ts';
import { searchBar } from './searchBar.ts';
import { sessionDialogs } from './sessionDialogs.ts';
import { versionCheck } from './versionCheck.ts';

test.each<[AnyStateMachine, string]>([
  [checkout, 'leaveForProvider'],
  [checkout, 'showOrder'],
  [chunkLoading, 'reloadPage'],
  [consent, 'remember'],
  [searchBar, 'openTarget'],
  [versionCheck, 'reloadPage'],
])('$id: the action %s fails until it is provided', (machine, name) => {
  const action: unknown = machine.implementations.actions[name];
  expect(typeof action === 'function' ? action : undefined).toThrow(`${name} not provided`);
});

test.each<[AnyStateMachine, string]>([
  [cartQueue, 'sendChanges'],
  [checkout, 'placeOrder'],
  [checkout, 'finishPayment'],
  [checkout, 'reloadProgress'],
  [chunkLoading, 'loadChunk'],
  [loginPanel, 'logIn'],
  [loginPanel, 'requestReset'],
  [newsletterSignUp, 'signUp'],
  [registration, 'register'],
  [registration, 'reloadUserAndSession'],
  [searchBar, 'suggest'],
  [sessionDialogs, 'changeLanguage'],
  [sessionDialogs, 'saveSettings'],
  [versionCheck, 'askVersion'],
])('$id: the actor %s fails until it is provided', async (machine, name) => {
  const logic: unknown = machine.implementations.actors[name];
  expect(isLogic(logic)).toBe(true);
  if (isLogic(logic)) await expect(toPromise(createActor(logic).start())).rejects.toThrow(`${name} not provided`);
});

function isLogic(value: unknown): value is AnyActorLogic {
  return typeof value === 'object' && value !== null && 'transition' in value;
}
