import type { IntegrationSettings } from '../integrations/integrations.ts';
import type { CurrentShop } from '../shop/currentShop.ts';
import { unstampedLabels } from '../shop/shippingFile.ts';
import { missingNotices } from '../shop/noticeFiles.ts';

/** Sentences for the log of a shop that starts: its services, and what its folder lacks (D36, D40). */
export function startSentences(
  options: IntegrationSettings & { readonly currentShop: CurrentShop },
): readonly string[] {
  const { guaranteeNotices, languages, labels: codes } = options.currentShop();
  const lacks = [
    missingNotices(guaranteeNotices, languages),
    (options.sendcloud ?? null) === null ? null : unstampedLabels(codes),
  ].filter((sentence) => sentence !== null);
  return [servicesSentence(options), ...lacks];
}

/** One sentence: which services are set up, and what becomes of the others (D36). */
function servicesSentence(settings: IntegrationSettings): string {
  const { vies = null, sendcloud = null, sandbox } = settings;
  const parts = [...payments(settings), vatIds(vies, sandbox), labels(sendcloud, sandbox)];
  const sentence = parts.join('; ') + (sandbox ? '.' : ' (SANDBOX=yes is for trials).');
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

function payments({ paypal = null, saferpay = null, sandbox }: IntegrationSettings): readonly string[] {
  const missing = [...(paypal === null ? ['PayPal'] : []), ...(saferpay === null ? ['cards'] : [])];
  return [
    ...(paypal === null ? [] : ['PayPal is paid through its own interface']),
    ...(saferpay === null ? [] : ['cards are paid through Saferpay']),
    ...(missing.length === 0 ? [] : [fateOf(missing, sandbox)]),
  ];
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

function labels(sendcloud: object | null, sandbox: boolean): string {
  if (sendcloud !== null) return 'labels are made by Sendcloud';
  return sandbox ? 'labels are made by a sandbox: no carrier takes them' : 'labels are not set up';
}
