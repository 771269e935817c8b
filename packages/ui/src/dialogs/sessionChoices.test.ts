import type { CallName } from '@platine/domain/contract/calls.ts';
import { createClient } from '@platine/domain/contract/client.ts';
import { buildUser } from '@platine/mocks/builders/user.ts';
import type { Answers } from '@platine/mocks/answers/answerTypes.ts';
import { createAnswers } from '@platine/mocks/answers/answers.ts';
import { createShop } from '@platine/mocks/shop/shop.ts';
import { describe, expect, test } from 'vitest';
import { confirmedCartOf } from '../queries/confirmedCart.ts';
import { createQueryClient } from '../queries/queryClient.ts';
import { changeLanguage } from './sessionChoices.ts';

/** A page with an in-memory shop that does not answer one of the calls. */
function openPage(loggedIn: boolean, away: CallName | null = null) {
  const answers: Answers = createAnswers(createShop(loggedIn ? { user: buildUser() } : {}));
  const client = createClient(async (name, request) => {
    if (name === away) throw new Error('offline');
    return { SUCCESSFUL: true, DATA: answers[name](request) };
  });
  const spoken: string[] = [];
  const confirmed = confirmedCartOf(createQueryClient(), client);
  const learn = async (language: string) => () => void spoken.push(language);
  return { answers, spoken, choose: () => changeLanguage({ client, confirmed, learn, loggedIn }, 'FR') };
}

describe('spec §4: a chosen language', () => {
  test('of a customer is the profile’s as well as the session’s, and the page speaks it', async () => {
    const { answers, spoken, choose } = openPage(true);
    await expect(choose()).resolves.toMatchObject({ kind: 'data' });
    expect(answers.currentUser({}).USER?.ACTIVE_LANGUAGE).toBe('FR');
    expect(answers.currentSession({})).toMatchObject({ ACTIVE_LANGUAGE: 'FR', LANGUAGE_CHANGED: false });
    expect(spoken).toEqual(['FR']);
  });

  test('of a visitor is the session’s, which is marked: a login takes it over', async () => {
    const { answers, spoken, choose } = openPage(false);
    await expect(choose()).resolves.toMatchObject({ kind: 'data' });
    expect(answers.currentSession({})).toMatchObject({ ACTIVE_LANGUAGE: 'FR', LANGUAGE_CHANGED: true });
    expect(spoken).toEqual(['FR']);
  });

  test.each([
    [true, 'setActiveLanguage'],
    [true, 'changeContactLanguage'],
    [false, 'setLanguageChanged'],
  ] as const)('is not spoken when it could not be kept: logged in %s, no answer to %s', async (loggedIn, away) => {
    const { spoken, choose } = openPage(loggedIn, away);
    await expect(choose()).resolves.toEqual({ kind: 'network' });
    expect(spoken).toEqual([]);
  });
});
