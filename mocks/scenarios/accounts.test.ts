import type { HttpHandler } from 'msw';
import { expect, test } from 'vitest';
import type { CallName } from '@platine/domain/contract/calls.ts';
import { calls } from '@platine/domain/contract/calls.ts';
import { createHandlers } from '../handlers/handlers.ts';
import { createShop } from '../shop/shop.ts';
import { loginFailure, newsletterLinkFailure, registrationFailure } from './accounts.ts';
import { openMockServer, origin } from './mockServer.testing.ts';

const server = openMockServer();

const fields = [{ FIELD: 'CITY', CODE: 'REQUIRED' }];

test.each<readonly [CallName, readonly HttpHandler[], object]>([
  ['login', loginFailure(), { ERROR_CLASS: 'WrongCredentialsException' }],
  ['login', loginFailure('ThrottledException'), { ERROR_CLASS: 'ThrottledException' }],
  [
    'register',
    registrationFailure('ValidationException', fields),
    { ERROR_CLASS: 'ValidationException', FIELDS: fields },
  ],
  ['newsletterOptOut', newsletterLinkFailure(), { ERROR_CLASS: 'HashInvalidException' }],
])('the call %s is refused, and no other', async (name, handlers, refusal) => {
  server.resetHandlers(...handlers, ...createHandlers(createShop()));
  const { method, path } = calls[name];
  const response = await fetch(origin + path, method === 'POST' ? { method, body: '{}' } : {});
  expect(await response.json()).toMatchObject({ SUCCESSFUL: false, ...refusal });
  const other = await fetch(`${origin}${calls.currentUser.path}`);
  expect(await other.json()).toEqual({ SUCCESSFUL: true, DATA: { USER: null } });
});
