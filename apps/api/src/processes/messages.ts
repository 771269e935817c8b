/** The supervisor to a process: it stops as if it had been sent this signal. */
export type StopSignal = 'SIGINT' | 'SIGTERM';

export function isStopSignal(message: unknown): message is StopSignal {
  return message === 'SIGINT' || message === 'SIGTERM';
}

/** The supervisor to a process: it reads the shop's folder again. */
export const takeOver = 'take over';

/** To the supervisor: a process has changed the shop's folder, which all read again. */
export const folderChanged = 'folder changed';

/** The supervisor to a process: it answers with its own metrics. */
export const sendMetrics = 'send metrics';

/** The metrics of one process, as prom-client describes them in JSON. */
export type OwnMetrics = { readonly metrics: readonly object[] };

export function isOwnMetrics(message: unknown): message is OwnMetrics {
  return typeof message === 'object' && message !== null && 'metrics' in message && Array.isArray(message.metrics);
}

/** To the supervisor: a process asks for the metrics of all. The answer has the same number. */
export type TotalRequest = { readonly request: number };

export function isTotalRequest(message: unknown): message is TotalRequest {
  return typeof message === 'object' && message !== null && 'request' in message;
}

export type TotalAnswer = { readonly answer: number; readonly text: string };

export function isTotalAnswer(message: unknown): message is TotalAnswer {
  return typeof message === 'object' && message !== null && 'answer' in message && 'text' in message;
}
