import { cookieNames, regionCookie } from '@platine/domain/shop/constants.ts';

type CookieParameters = {
  /** Cookies of earlier visits. By default the shopper has already answered the cookie question. The offer of a delivery country is answered unless a story asks for it. */
  readonly cookies?: {
    readonly consent?: string;
    readonly notice?: string;
    readonly clientId?: string;
    readonly region?: null;
  };
};

/** The cookies that a story begins with; no story leaves any to the next. */
export function prepareCookies({ cookies = { consent: 'refused' } }: CookieParameters): void {
  setCookie(cookieNames.consent, cookies.consent);
  setCookie(cookieNames.notice, cookies.notice);
  setCookie(cookieNames.clientId, cookies.clientId);
  setCookie(regionCookie, cookies.region === null ? undefined : 'answered');
}

function setCookie(name: string, value: string | undefined): void {
  document.cookie = value === undefined ? `${name}=; Path=/; Max-Age=0` : `${name}=${value}; Path=/; SameSite=Lax`;
}
