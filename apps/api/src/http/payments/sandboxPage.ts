import { createHash } from 'node:crypto';
import type { Language } from '@platine/domain/language/language.ts';
import { builtInFor } from '@platine/domain/language/language.ts';
import { languageTag, localeOf } from '@platine/domain/language/locales.ts';
import type { Cents } from '@platine/domain/money/money.ts';
import { toEuros } from '@platine/domain/money/money.ts';
import { decisionNames } from '../../integrations/payments/sandboxDecisions.ts';
import { sandboxPath } from '../../integrations/payments/sandbox.ts';
import { words } from './sandboxWords.data.ts';

export type SandboxPage = {
  readonly id: string;
  readonly cents: Cents;
  readonly language: Language;
  /** The shop's path to which the page leads back. */
  readonly back: string;
  /** The decision was made, the shop has been notified, and the shopper stays on the page. */
  readonly done: boolean;
};

/** Readable without scripts, on a phone and in dark mode. */
const style = `:root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif}
body{margin:0 auto;max-width:32rem;padding:1.5rem}
h1{font-size:1.3rem}strong{border:2px solid;display:block;padding:.75rem}
form{display:grid;gap:.5rem;margin-block:1.5rem}
button{font:inherit;min-height:2.75rem;padding:.5rem .75rem;text-align:start}`;

const styleHash = createHash('sha256').update(style).digest('base64');

/** The page allows no scripts, pictures or frames, only its own form. */
export const sandboxHeaders = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
} as const;

/** Interpolates only trusted values: an id, an amount and fixed texts. */
export function sandboxPage({ id, cents, language, back, done }: SandboxPage): string {
  const spoken = builtInFor(language);
  const { title, notice, amount, back: backWord, decisions, done: told } = words[spoken];
  const sum = new Intl.NumberFormat(localeOf(spoken), { style: 'currency', currency: 'EUR' }).format(toEuros(cents));
  const buttons = decisionNames.map((name) => `<button name="decision" value="${name}">${decisions[name]}</button>`);
  const act = done
    ? `<p role="status">${told}</p>`
    : `<form method="post" action="${sandboxPath(id)}">${buttons.join('')}</form>`;
  return `<!doctype html>
<html lang="${languageTag(spoken)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>${title}</title><style>${style}</style></head>
<body><main><h1>${title}</h1><strong>${notice}</strong><p>${amount.replace('{amount}', sum)}</p>
${act}<p><a href="${back.replaceAll('&', '&amp;')}">${backWord}</a></p></main></body>
</html>`;
}
