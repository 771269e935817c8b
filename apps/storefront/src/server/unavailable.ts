/** The answer while a remote API is away. It is not an envelope, so a browser treats it as a lost connection. */
export function unavailable(): Response {
  return new Response('The shop cannot answer at the moment.', {
    status: 503,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Retry-After': '5' },
  });
}
