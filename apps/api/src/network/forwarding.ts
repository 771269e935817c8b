/** Starts of the headers in which proxies, load balancers and networks of caches say that they pass on somebody else's request. */
const starts = [
  'x-forwarded',
  'x-real-',
  'x-original-',
  'x-client-',
  'x-cluster-',
  'x-remote-',
  'x-envoy-',
  'x-azure-',
  'x-arr-',
  'x-amz',
  'x-appengine-',
  'x-varnish',
  'cf-',
  'cdn-',
  'fastly-',
  'fly-',
  'akamai-',
  'true-client-',
  'client-ip',
  'cluster-client-ip',
  'proxy-client-ip',
  'wl-proxy-',
  'forwarded',
  'via',
];

/** Whether any header says that a proxy passed on the request. */
export function isForwarded(headers: Headers): boolean {
  return [...headers.keys()].some((name) => starts.some((start) => name.startsWith(start)));
}
