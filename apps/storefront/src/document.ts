import { countryCodes, defaultCountry } from '@platine/domain/customer/countries.ts';
import { regionPattern } from '@platine/domain/customer/offeredCountry.ts';
import type { Language } from '@platine/domain/language/language.ts';
import { cookieNames, regionCookie } from '@platine/domain/shop/constants.ts';

/**
 * Starts the page's script once text or a picture is on the screen, so that it never delays them: a frame that was drawn may wait for its
 * pictures to be decoded. A browser that does not report paints starts it a second after its first frame; a module is imported once however
 * often it is asked for. Constant, because the Content-Security-Policy names it by its hash.
 */
export const bootScript =
  "(start=>{new PerformanceObserver(list=>{if(list.getEntriesByName('first-contentful-paint').length)start()}).observe({type:'paint',buffered:true});" +
  'requestAnimationFrame(()=>setTimeout(start,1000))' +
  "})(()=>{for(const module of document.getElementById('platine-data').dataset.modules.split(' '))import(module)})";

/** The countries that a shop may offer. One that it does not deliver to keeps a place until the script gives it back. */
const offered = countryCodes.filter((code) => code !== defaultCountry);

/**
 * Says which question has no answer yet, the one about cookies (D31) or the offer of a delivery country (D44), so that the first paint shows
 * it or keeps its place. Decided in the browser: the server renders the same document for everyone. Constant, like
 * the boot script.
 */
export const questionScript =
  `((cookies,region)=>{const {dataset}=document.documentElement;if(!/(^|; )${cookieNames.consent}=(accepted|refused)(;|$)/.test(cookies))` +
  `dataset.question='cookies';else if(region&&!/(^|; )${regionCookie}=/.test(cookies)&&` +
  `!location.pathname.startsWith('/checkout')&&'${offered.join(' ')}'.includes(region[1].toUpperCase()))` +
  `dataset.question='region'})(document.cookie,${String(regionPattern)}.exec(navigator.language))`;

/** Pages that are the same for everybody of a segment, so that one asked for in vain costs the server next to nothing. */
const prefetched = [
  '/',
  '/product/*',
  '/category/*',
  '/group*',
  '/manufacturer*',
  '/new_products',
  '/sales',
  '/search',
];

/**
 * Lets the browser fetch the next page while the pointer rests on its link, as long as the script is not there yet; from then on
 * `prefetch.ts` does that. A link with `lang` is left out: to open it keeps the language in the session (D20). Constant, like the boot script.
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: prefetched }, { not: { href_matches: String.raw`/*\?*lang=*` } }] },
      eagerness: 'moderate',
    },
  ],
});

type Head = {
  readonly language: Language;
  /** The page's own part of `<head>`. */
  readonly head: string;
  /** The brand whose tokens the style has beside the shop's own; null for the shop's own. */
  readonly brand: string | null;
  /** The header's colour, for the browser's own bar. */
  readonly ground: string;
};

/** The document up to its style. */
export function openDocument({ language, head, brand, ground }: Head): string {
  const branded = brand === null ? '' : ` data-brand="${brand}"`;
  return (
    `<!doctype html><html lang="${language.toLowerCase()}"${branded}><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="theme-color" content="${ground}">` +
    `${head}<script type="speculationrules">${speculationRules}</script><script>${questionScript}</script><style>`
  );
}

/** The document from the end of its style to its body. */
export const openBody = '</style></head><body><div id="root">';

/** The document from the end of its body to the data that the browser's script starts from, as `insideScript` JSON. */
export function openData(modules: readonly string[]): string {
  return `</div><script type="application/json" id="platine-data" data-modules="${modules.join(' ')}">`;
}

export const closeDocument = `</script><script>${bootScript}</script></body></html>`;

/** JSON that cannot end the script element it stands in. */
export function embeddedJson(value: unknown): string {
  return insideScript(JSON.stringify(value));
}

export function insideScript(json: string): string {
  return json.replaceAll('<', String.raw`\u003c`);
}

export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
