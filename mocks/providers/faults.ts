/**
 * A failure of the next request of a path: an error by name; an answer that is lost after the request was done (`lost`), or before (`away`);
 * a slow answer; or one that is not JSON, as a firewall's.
 */
export type Fault =
  | { readonly kind: 'error'; readonly name: string; readonly behavior?: string }
  | { readonly kind: 'lost' | 'away' | 'notJson' }
  | { readonly kind: 'slow'; readonly ms: number };

/** A request as it came, with its body. */
export type Received = { readonly path: string; readonly body: unknown };

const gateway = () => new Response('<h1>Bad gateway</h1>', { status: 502, headers: { 'Content-Type': 'text/html' } });
const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

type Named = Extract<Fault, { kind: 'error' }>;
type Answering = { readonly answer: () => Response; readonly fail: (fault: Named) => Response };

export type Faults = {
  /** The next requests whose path ends so get these faults, one each. */
  readonly add: (path: string, ...faults: readonly Fault[]) => void;
  /** Answers a request, with the next fault of its path. */
  readonly apply: (path: string, answering: Answering) => Promise<Response>;
};

export function createFaults(): Faults {
  const waiting = new Map<string, Fault[]>();
  const next = (path: string) =>
    [...waiting].find(([end, list]) => path.endsWith(end) && list.length > 0)?.[1].shift() ?? null;
  return {
    add(path, ...list) {
      waiting.set(path, [...(waiting.get(path) ?? []), ...list]);
    },
    apply: (path, answering) => withFault(next(path), answering),
  };
}

async function withFault(fault: Fault | null, { answer, fail }: Answering): Promise<Response> {
  switch (fault?.kind) {
    case undefined:
      return answer();
    case 'error':
      return fail(fault);
    case 'slow': {
      const late = answer();
      await pause(fault.ms);
      return late;
    }
    case 'lost':
      answer();
      return gateway();
    case 'away':
    case 'notJson':
      return gateway();
  }
}
