import type { HttpHandler, HttpResponse } from 'msw';
import { delay, http, HttpResponse as Answer } from 'msw';
import { BusinessFailure } from '@platine/domain/contract/businessFailure.ts';
import type { DeskCallDescription } from '@platine/domain/contract/desk/deskCallDescription.ts';
import type { DeskCallName } from '@platine/domain/contract/desk/deskCalls.ts';
import { deskCallNames, deskCalls } from '@platine/domain/contract/desk/deskCalls.ts';
import { parseDeskRequest, parseDeskResponse } from '@platine/domain/contract/desk/parseDesk.ts';
import type { ErrorClass } from '@platine/domain/contract/errors.ts';
import { ShapeError } from '@platine/domain/contract/parse.ts';
import { readBody } from '../handlers/readBody.ts';
import { failureResponse, successResponse } from '../handlers/respond.ts';
import type { Desk } from './desk.ts';
import type { DeskAnswers } from './deskAnswers.ts';
import { deskAnswers, expectAllowed } from './deskAnswers.ts';

type Resolver = Parameters<typeof http.get>[1];

function handle(name: DeskCallName, resolver: Resolver, origin = ''): HttpHandler {
  const { method, path } = deskCalls[name];
  const address = origin + path.replace(/\{(\w+)\}/g, ':$1');
  return method === 'POST' ? http.post(address, resolver) : http.get(address, resolver);
}

/** One handler for each call of the desk; `origin` is the page's own by default. */
export function createDeskHandlers(desk: Desk, origin = ''): HttpHandler[] {
  const answers = deskAnswers(desk);
  return deskCallNames.map((name) =>
    handle(
      name,
      async ({ request, params }) => {
        try {
          expectAllowed(desk, name);
          const query = Object.fromEntries(new URL(request.url).searchParams);
          const { method, largestBody }: DeskCallDescription = deskCalls[name];
          const fields = method === 'POST' ? await readBody(request, largestBody) : query;
          return answer(name, { ...fields, ...params }, answers);
        } catch (error) {
          if (error instanceof BusinessFailure) return failureResponse(error);
          throw error;
        }
      },
      origin,
    ),
  );
}

/** Throws for an answer outside the contract, so that a story or the contract suite fails with the field's name. */
function answer<Name extends DeskCallName>(name: Name, fields: unknown, answers: DeskAnswers): HttpResponse<string> {
  return successResponse(parseDeskResponse<Name>(name, answers[name](read(name, fields))));
}

function read<Name extends DeskCallName>(name: Name, fields: unknown) {
  try {
    return parseDeskRequest(name, fields);
  } catch (error) {
    if (error instanceof ShapeError) throw new BusinessFailure('InvalidRequestException', error.message, error.fields);
    throw error;
  }
}

/** Fails one call of the desk in a story; its handlers go before those of the desk. */
export function deskFailure(name: DeskCallName, errorClass: ErrorClass): HttpHandler[] {
  return [handle(name, () => failureResponse({ errorClass, message: `Mocked ${errorClass}`, fields: [] }))];
}

/** The call finds no server. */
export function deskOffline(name: DeskCallName): HttpHandler[] {
  return [handle(name, () => Answer.error())];
}

/** The call is never answered. */
export function deskPending(name: DeskCallName): HttpHandler[] {
  return [
    handle(name, async () => {
      await delay('infinite');
    }),
  ];
}
