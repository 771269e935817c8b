/** The answer while the database or a remote API is away. It is not an envelope, so a browser treats it as a lost connection: what became of a change is not known. */
export function unavailable(): Response {
  return new Response('The shop cannot answer at the moment.', {
    status: 503,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Retry-After': '5' },
  });
}
