import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { newsletterSignUp } from './newsletterSignUp.ts';
import { registration } from './registration.ts';
import { searchBar } from './searchBar.ts';
import { sessionDialogs } from './sessionDialogs.ts';

const newsletter = createActor(newsletterSignUp, { input: { place: 'FOOTER' } });

test.each([
  ['the newsletter sign-up', newsletter, { email: '', place: 'FOOTER', failure: null }],
  ['the registration', createActor(registration), { failure: null }],
  ['the search bar', createActor(searchBar), { text: '', hits: null, selected: null, failure: null }],
  ['the dialogs', createActor(sessionDialogs), { failure: null }],
])('spec §4: %s begins with nothing typed, found, chosen or refused', (_, actor, context) => {
  expect(actor.getSnapshot().context).toEqual(context);
});

test('spec §2: a form is busy while its call is on the way', () => {
  const busy = (state: 'editing' | 'submitting' | 'refused' | 'reloading' | 'registered') =>
    registration.resolveState({ value: state, context: { failure: null } }).hasTag('busy');
  expect([busy('submitting'), busy('reloading')]).toEqual([true, true]);
  expect([busy('editing'), busy('refused'), busy('registered')]).toEqual([false, false, false]);
});

test('spec §4: only suggestions that are there are a list', () => {
  const context = { text: 'usb', hits: { text: 'usb', skus: [7], maxHit: 1 }, selected: null, failure: null };
  const listed = (state: 'suggesting' | 'asking' | 'resting') =>
    searchBar.resolveState({ value: state, context }).hasTag('list');
  expect([listed('suggesting'), listed('asking'), listed('resting')]).toEqual([true, false, false]);
});
