import { randomUUID } from 'node:crypto';
import { readText } from '@platine/api/http/body.ts';
import { isSameOrigin } from '@platine/api/http/sameOrigin.ts';
import { requestLine } from '@platine/api/log/log.ts';
import type { Client } from '@platine/domain/contract/client.ts';
import { BusinessFailure } from '@platine/domain/contract/businessFailure.ts';
import type { ErrorClass } from '@platine/domain/contract/errors.ts';
import { errorStatus } from '@platine/domain/contract/errors.ts';
import type { RefusedForm } from '@platine/ui/queries/refusedForm.ts';
import type { AnsweredForm } from './answerPage.ts';
import { answerPage } from './answerPage.ts';
import { isCartForm, pageOf, submitCartForm } from './cartForms.ts';
import { isListForm, submitListForm } from './listForm.ts';
import { isOrderLinkForm, submitOrderLinkForm } from './orderLinkForm.ts';
import { isPayAgainForm, submitPayAgainForm } from './payAgainForm.ts';
import { foreignFormPage, leavingPage, tooLongPage } from './plainPages.ts';
import { isQuoteForm, submitQuoteForm } from './quoteForm.ts';
import { isSavedListForm, largestSavedListForm, submitSavedListForm } from './savedListForms.ts';
import { securityHeaders } from './securityHeaders.ts';
import { isStockAlertForm, submitStockAlertForm } from './stockAlertForm.ts';
import { isWithdrawalForm, submitWithdrawalForm } from './withdrawalForm.ts';
import type { StorefrontContext, StorefrontOptions } from './storefrontContext.ts';
import { callerOf } from './storefrontContext.ts';

/** Bytes. The forms that work without script send some numbers, or the few words of a withdrawal. */
const largestForm = 4096;

const isAnyForm = (path: string) =>
  [
    isCartForm,
    isOrderLinkForm,
    isPayAgainForm,
    isWithdrawalForm,
    isListForm,
    isStockAlertForm,
    isSavedListForm,
    isQuoteForm,
  ].some((isForm) => isForm(path));

/** Answers a form that was sent without script, and logs it as calls are logged. */
export async function answerForm(c: StorefrontContext, options: StorefrontOptions): Promise<Response> {
  const { path } = c.req;
  if (!isAnyForm(path)) return c.notFound();
  const started = performance.now();
  const outcome = await takeForm(c, options).catch(refusal);
  if ('refusedForm' in outcome) return answerPage(c, options, outcome);
  const refused = outcome instanceof BusinessFailure;
  const answer = refused ? refuse(c, outcome, options) : outcome;
  const errorClass = refused ? outcome.errorClass : undefined;
  const { status } = answer;
  options.log(requestLine({ id: randomUUID(), method: 'POST', route: path, status, started, errorClass }));
  return answer;
}

const noStore = { 'Cache-Control': 'no-store' };

/** Leads back to the form's page, which shows the result; answers a form that has to be shown again. Throws ForbiddenException (D3), and the refusals of a request body. */
async function takeForm(
  c: StorefrontContext,
  { api, publicOrigin, pageAssets }: StorefrontOptions,
): Promise<Response | AnsweredForm> {
  if (!isSameOrigin(c.req.raw, publicOrigin))
    throw new BusinessFailure('ForbiddenException', 'This form must be sent from the shop itself.');
  const caller = api.forCaller(callerOf(c));
  if (isListForm(c.req.path)) {
    const sentList = await submitListForm(c.req, caller.client);
    return { refusedForm: null, sentList, caller };
  }
  const fields = new URLSearchParams(
    await readText(c.req.raw, isSavedListForm(c.req.path) ? largestSavedListForm : largestForm),
  );
  const page = pageOf(c.req.header('referer'), publicOrigin);
  const place = await submit({ path: c.req.path, fields, page }, caller.client);
  if (typeof place !== 'string') return { refusedForm: place };
  for (const cookie of caller.cookies()) c.header('Set-Cookie', cookie, { append: true });
  if (place.startsWith('/')) return c.redirect(place, 303);
  const assets = pageAssets();
  return c.html(leavingPage(assets, place), 200, { ...securityHeaders(assets.cssHash), ...noStore });
}

type SentForm = Parameters<typeof submitCartForm>[0];

/** Makes the call of a form, and answers the address of its result, or the form that was not taken. */
function submit(form: SentForm, client: Client): Promise<string | RefusedForm> {
  if (isOrderLinkForm(form.path)) return submitOrderLinkForm(form.fields, client);
  if (isPayAgainForm(form.path)) return submitPayAgainForm(form.fields, client);
  if (isSavedListForm(form.path)) return submitSavedListForm(form, client);
  if (isQuoteForm(form.path)) return submitQuoteForm(form, client);
  if (isStockAlertForm(form.path)) return submitStockAlertForm(form, client);
  return isWithdrawalForm(form.path) ? submitWithdrawalForm(form, client) : submitCartForm(form, client);
}

function refusal(error: unknown): BusinessFailure {
  if (error instanceof BusinessFailure) return error;
  throw error;
}

/** Refusals that a shopper may read. */
const pages: Readonly<Partial<Record<ErrorClass, typeof foreignFormPage>>> = {
  ForbiddenException: foreignFormPage,
  PayloadTooLargeException: tooLongPage,
};

function refuse(
  c: StorefrontContext,
  { errorClass, message }: BusinessFailure,
  { pageAssets }: StorefrontOptions,
): Response {
  const status = errorStatus[errorClass];
  const page = pages[errorClass];
  // A sender who went away reads nothing.
  if (page === undefined) return c.text(message, status);
  const assets = pageAssets();
  return c.html(page(assets), status, securityHeaders(assets.cssHash));
}
