import type { HttpHandler, HttpResponse } from 'msw';
import { delay as wait, http } from 'msw';
import type { CallDescription } from '@platine/domain/contract/call.ts';
import { headerFields } from '@platine/domain/contract/call.ts';
import type { CallName } from '@platine/domain/contract/calls.ts';
import { callNames, calls } from '@platine/domain/contract/calls.ts';
import { ShapeError, parseRequest, parseResponse } from '@platine/domain/contract/parse.ts';
import type { Answers } from '../answers/answerTypes.ts';
import { createAnswers } from '../answers/answers.ts';
import { BusinessFailure } from '@platine/domain/contract/businessFailure.ts';
import type { Shop } from '../shop/shop.ts';
import { documentFileHandler, quoteFileHandler } from './documentFile.ts';
import { handleCall } from './handleCall.ts';
import { readBody } from './readBody.ts';
import { failureResponse, successResponse } from './respond.ts';
import { sandboxHandler } from './sandbox.ts';

export type HandlerOptions = {
  /** Milliseconds before each answer. */
  readonly delay?: number;
  /** Scheme, host and port of the shop; the page's own by default. */
  readonly origin?: string;
};

/** One handler for each call of the contract, the files of documents and quotes, and the sandbox provider's page. */
export function createHandlers(shop: Shop, options: HandlerOptions = {}): HttpHandler[] {
  const answers: Answers = createAnswers(shop);
  return [
    ...callNames.map((name) => answerCall(name, answers, options)),
    documentFileHandler(shop, options.origin),
    quoteFileHandler(shop, options.origin),
    sandboxHandler(shop, options.origin),
  ];
}

/** Answers unknown calls below /api as the API does (D2). Without it such a request stays unhandled. */
export function unknownCallHandler(origin = ''): HttpHandler {
  return http.all(`${origin}/api/*`, () =>
    failureResponse(new BusinessFailure('NotFoundException', 'There is nothing at this address.')),
  );
}

function answerCall(name: CallName, answers: Answers, { delay = 0, origin = '' }: HandlerOptions): HttpHandler {
  return handleCall(name, origin, async ({ request, params }) => {
    if (delay > 0) await wait(delay);
    const call: CallDescription = calls[name];
    const query = Object.fromEntries(new URL(request.url).searchParams);
    try {
      const fields = call.method === 'POST' ? await readBody(request, call.largestBody) : query;
      const inHeaders = headerFields(call, (header) => request.headers.get(header));
      return answer(name, { ...fields, ...params, ...inHeaders }, answers);
    } catch (error) {
      if (error instanceof BusinessFailure) return failureResponse(error);
      throw error;
    }
  });
}

/** Throws for an answer outside the contract, so that a story or the contract suite fails with the field's name. */
function answer<Name extends CallName>(name: Name, fields: unknown, answers: Answers): HttpResponse<string> {
  return successResponse(parseResponse<Name>(name, answers[name](read(name, fields))));
}

function read<Name extends CallName>(name: Name, fields: unknown) {
  try {
    return parseRequest(name, fields);
  } catch (error) {
    if (error instanceof ShapeError) throw new BusinessFailure('InvalidRequestException', error.message, error.fields);
    throw error;
  }
}
