import type { IntegrationSettings } from '../integrations/integrations.ts';
import type { CurrentShop } from '../shop/currentShop.ts';
import { missingNotices } from '../shop/noticeFiles.ts';

/** Sentences for the log of a shop that starts: its services, and what its folder lacks (D36, D40). */
export function startSentences(
  options: IntegrationSettings & { readonly currentShop: CurrentShop },
): readonly string[] {
  const missing = missingNotices(options.currentShop().guaranteeNotices);
  return [servicesSentence(options), ...(missing === null ? [] : [missing])];
}

/** One sentence: which services are set up, and what becomes of the others (D36). */
function servicesSentence({ paypal = null, saferpay = null, vies = null, sandbox }: IntegrationSettings): string {
  const missing = [...(paypal === null ? ['PayPal'] : []), ...(saferpay === null ? ['cards'] : [])];
  const parts = [
    ...(paypal === null ? [] : ['PayPal is paid through its own interface']),
    ...(saferpay === null ? [] : ['cards are paid through Saferpay']),
    ...(missing.length === 0 ? [] : [fateOf(missing, sandbox)]),
    vatIds(vies, sandbox),
  ];
  const sentence = parts.join('; ') + (sandbox ? '.' : ' (SANDBOX=yes is for trials).');
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

function fateOf(missing: readonly string[], sandbox: boolean): string {
  return listed(missing) + (sandbox ? ' a sandbox: no money moves' : ' not offered, for want of a service');
}

function listed(names: readonly string[]): string {
  const [only] = names;
  return names.length === 1 && only !== 'cards' ? `${only} is` : `${names.join(' and ')} are`;
}

function vatIds(vies: string | null, sandbox: boolean): string {
  if (vies !== null) return 'VAT ids are checked by VIES';
  return sandbox ? 'VAT ids are checked by a sandbox' : 'VAT ids are not checked, so VAT is charged';
}
