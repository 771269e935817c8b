import { isSameOrigin } from '../sameOrigin.ts';
import type { Settling } from '../../services/checkout/settling.ts';
import { noticePath, receiveNotice } from './notices.ts';
import { decide, decisions, isDecision } from '../../integrations/payments/sandboxDecisions.ts';
import { sandboxHeaders, sandboxPage } from './sandboxPage.ts';
import { findSandboxPayment, signedNotice } from '../../integrations/payments/sandbox.ts';

const missing = () => new Response('There is no such payment.', { status: 404 });

/** Shows the sandbox provider's page (GET). */
export async function showSandbox({ db }: Settling, id: string): Promise<Response> {
  const payment = await findSandboxPayment(db, id);
  if (payment === null) return missing();
  return new Response(sandboxPage({ ...payment, done: false }), { headers: sandboxHeaders });
}

/** Handles its form (POST). Notices take the same path as a real provider's, signature included. */
export async function decideSandbox(
  settling: Settling,
  id: string,
  { request, publicOrigin }: SandboxForm,
): Promise<Response> {
  if (!isSameOrigin(request, publicOrigin))
    return new Response('The form must come from its own page.', { status: 403 });
  const payment = await findSandboxPayment(settling.db, id);
  const decision = new URLSearchParams(await request.text()).get('decision') ?? '';
  if (payment === null) return missing();
  if (!isDecision(decision)) return new Response('There is no such button.', { status: 400 });
  await decide(settling.db, id, decision);
  const { notices, returns } = decisions[decision];
  const url = publicOrigin + noticePath('PAYPAL');
  for (let told = 0; told < notices; told += 1)
    await receiveNotice(settling, 'PAYPAL', await signedNotice(settling.db, url, id));
  if (returns) return new Response(null, { status: 303, headers: { Location: payment.back } });
  return new Response(sandboxPage({ ...payment, done: true }), { headers: sandboxHeaders });
}

export type SandboxForm = { readonly request: Request; readonly publicOrigin: string };
