/** A VIES in memory, made from the description of its REST interface: it knows the numbers of the official test service. */
export type ViesDouble = {
  readonly fetch: (request: Request) => Promise<Response>;
  /** Bodies of the requests, the oldest first; a test may empty it. */
  readonly received: unknown[];
};

/** Failures of the test service, by the number that asks for them. */
const failures: ReadonlyMap<string, string> = new Map([
  ['201', 'INVALID_INPUT'],
  ['202', 'INVALID_REQUESTER_INFO'],
  ['300', 'SERVICE_UNAVAILABLE'],
  ['301', 'MS_UNAVAILABLE'],
  ['302', 'TIMEOUT'],
  ['400', 'VAT_BLOCKED'],
  ['401', 'IP_BLOCKED'],
  ['500', 'GLOBAL_MAX_CONCURRENT_REQ'],
  ['501', 'GLOBAL_MAX_CONCURRENT_REQ_TIME'],
  ['600', 'MS_MAX_CONCURRENT_REQ'],
  ['601', 'MS_MAX_CONCURRENT_REQ_TIME'],
]);

/** Numbers of the test service that a shop could not send as such, because they have no form of an id, are found at the end of one. */
const codeOf = (number: string) => (number.length === 3 ? number : number.slice(-3));

export function createVies(): ViesDouble {
  const received: unknown[] = [];
  return {
    received,
    async fetch(request) {
      const { pathname } = new URL(request.url);
      if (pathname.endsWith('/check-status')) return Response.json({ vow: { available: true }, countries: [] });
      if (!/^\/taxation_customs\/vies\/rest-api\/check-vat-(?:number|test-service)$/.test(pathname))
        return new Response(null, { status: 404 });
      const body: unknown = await request.json();
      received.push(body);
      return Response.json(answer(new Map(Object.entries(body ?? {}))));
    },
  };
}

function answer(body: ReadonlyMap<string, unknown>): object {
  const [country, number] = [body.get('countryCode'), body.get('vatNumber')];
  const isAsked = typeof country === 'string' && /^[A-Z]{2}$/.test(country) && typeof number === 'string';
  if (!isAsked) return { actionSucceed: false, errorWrappers: [{ error: 'INVALID_INPUT' }] };
  const code = codeOf(number);
  const failure = failures.get(code);
  // Half of the failures come in each of the two forms.
  if (failure !== undefined && Number(code) % 2 === 0)
    return { actionSucceed: false, errorWrappers: [{ error: failure }] };
  const hasRequester = Boolean(body.get('requesterMemberStateCode')) && Boolean(body.get('requesterNumber'));
  const userError = failure ?? (code === '200' ? 'INVALID' : 'VALID');
  return {
    countryCode: country,
    vatNumber: number,
    valid: userError === 'VALID',
    userError,
    requestDate: new Date().toISOString(),
    ...(hasRequester && { requestIdentifier: `WAPIAAAA${number}` }),
    name: '---',
    address: '---',
  };
}
