import { toHttp } from '@platine/domain/contract/call.ts';
import type { DeskCallName } from '@platine/domain/contract/desk/deskCalls.ts';
import { deskCalls } from '@platine/domain/contract/desk/deskCalls.ts';
import type { DeskRequestOf, DeskResponseOf } from '@platine/domain/contract/desk/deskSchemas.ts';
import { parseDeskResponse } from '@platine/domain/contract/desk/parseDesk.ts';
import type { OperatorRole } from '@platine/domain/desk/operator.ts';
import { operatorCommand } from '../src/commands/operator/run.ts';
import { totpCode, totpStep } from '../src/services/desk/totp.ts';
import { exampleShop } from '@platine/domain/shop/exampleShop.data.ts';
import { typeCommand } from './typeCommand.ts';
import type { Answer, SendOptions, TestApp } from './testApp.ts';
import { testOrigin } from './testApp.ts';

type Refusal = { readonly errorClass: string; readonly status: number };

/** A browser with a jar of its own for the desk's cookies. */
export type DeskBrowser = {
  /** Makes a call that must succeed. */
  readonly call: <Name extends DeskCallName>(
    name: Name,
    request?: Partial<DeskRequestOf<Name>>,
  ) => Promise<DeskResponseOf<Name>>;
  /** Makes a call that must be refused. */
  readonly refused: (name: DeskCallName, request?: object, options?: SendOptions) => Promise<Refusal>;
  readonly send: (name: DeskCallName, request: object, options?: SendOptions) => Promise<Answer>;
  readonly cookies: Map<string, string>;
};

/** Without the desk's key, unless `enter` gives it one. */
export function deskBrowser({ send: sendToShop }: Pick<TestApp, 'send'>): DeskBrowser {
  const cookies = new Map<string, string>();
  const send: DeskBrowser['send'] = async (name, request, options = {}) => {
    const { method, url, headers, body } = toHttp(deskCalls[name], { ...request });
    const jar = [...cookies].map(([one, value]) => `${one}=${value}`).join('; ');
    const sent = { cookie: jar, ...(body === undefined ? {} : { body }), ...options };
    const answer = await sendToShop(method, url, { ...sent, headers: { ...headers, ...options.headers } });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, one = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(one, value);
    }
    return answer;
  };
  return {
    cookies,
    send,
    async call(name, request = {}) {
      const { json, text } = await send(name, request);
      if (!isSuccess(json)) throw new Error(`${name}: ${text}`);
      return parseDeskResponse(name, json.DATA);
    },
    async refused(name, request = {}, options) {
      const { json, status } = await send(name, request, options);
      if (typeof json !== 'object' || json === null || !('ERROR_CLASS' in json)) throw new Error(`${name} succeeded`);
      return { errorClass: String(json.ERROR_CLASS), status };
    },
  };
}

function isSuccess(json: unknown): json is { readonly DATA: unknown } {
  return typeof json === 'object' && json !== null && 'DATA' in json;
}

const operatorPassword = 'correct horse battery';

/** Types `pnpm operator`; answers all that it says. */
export async function typeOperator(shop: TestApp, ...words: readonly string[]): Promise<string> {
  const [, said] = await typeCommand(operatorCommand, words, {
    db: shop.db,
    payments: {},
    labels: null,
    log: () => undefined,
    mediaFolder: '',
    deskOrigin: testOrigin,
    currentShop: () => exampleShop,
    clock: () => shop.time.now,
  });
  return said;
}

/** The key and the token of a link that a command has said. */
export function linkIn(said: string): { readonly key: string; readonly token: string } {
  const [, key = '', token = ''] = /\/desk\/enter\/([\w-]+)#([\w-]+)/.exec(said) ?? [];
  return { key, token };
}

export type SignedIn = DeskBrowser & { readonly name: string; readonly secret: string };

/** Adds an operator who opens their link, chooses a password and is signed in. */
export async function signedInOperator(shop: TestApp, name: string, role: OperatorRole): Promise<SignedIn> {
  const browser = deskBrowser(shop);
  const { key, token } = linkIn(await typeOperator(shop, 'add', name, '--role', role));
  browser.cookies.set('platine_desk_key', key);
  const { SECRET } = await browser.call('deskLink', { TOKEN: token });
  const secret = SECRET ?? '';
  const CODE = totpCode(secret, totpStep(shop.time.now));
  await browser.call('deskAcceptLink', { TOKEN: token, PASSWORD: operatorPassword, CODE });
  return { ...browser, name, secret };
}

/** The request of an operator who signs in, by the shop's clock. */
export function credentials({ name, secret }: Pick<SignedIn, 'name' | 'secret'>, { time }: TestApp) {
  return { NAME: name, PASSWORD: operatorPassword, CODE: totpCode(secret, totpStep(time.now)) };
}
