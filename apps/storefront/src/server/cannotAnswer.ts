/** No envelope: a browser takes it for a lost connection, and that is what it is while a remote API is away. */
export function cannotAnswer(): Response {
  return new Response('The shop cannot answer at the moment.', {
    status: 503,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Retry-After': '5' },
  });
}
