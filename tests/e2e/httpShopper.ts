import type { TestShopper } from '@platine/api/testing/testShopper.ts';
import { isRefusal } from '@platine/api/testing/testShopper.ts';
import type { Envelope } from '@platine/domain/contract/envelope.ts';
import { isEnvelope } from '@platine/domain/contract/envelope.ts';
import { calls } from '@platine/domain/contract/calls.ts';
import { toHttp } from '@platine/domain/contract/call.ts';
import { parseResponse } from '@platine/domain/contract/parse.ts';

/** A browser without pages that makes its calls over HTTP, from the internet address that a proxy names. A lost connection rejects. */
export function httpShopper(origin: string, clientAddress: string): TestShopper {
  let cookie = '';
  const attempt: TestShopper['attempt'] = async (name, request) => {
    const { method, url, headers, body = null } = toHttp(calls[name], request);
    const own = { cookie, origin, 'content-type': 'application/json', 'x-forwarded-for': clientAddress };
    const signal = AbortSignal.timeout(10_000);
    const answer = await fetch(origin + url, { method, headers: { ...headers, ...own }, body, signal });
    cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
    const envelope: unknown = await answer.json();
    if (!isEnvelope<unknown>(envelope)) throw new Error(`${name} was answered without an envelope`);
    return read(name, envelope);
  };
  return {
    attempt,
    call: async (name, request) => {
      const answer = await attempt(name, request);
      if (isRefusal(answer)) throw new Error(`${name}: ${answer.errorClass}`);
      return answer;
    },
    token: () => cookie,
  };
}

function read<Name extends keyof typeof calls>(name: Name, envelope: Envelope<unknown>) {
  return envelope.SUCCESSFUL ? parseResponse(name, envelope.DATA) : { errorClass: envelope.ERROR_CLASS };
}
