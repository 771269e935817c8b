/** Presses a button of the page of a payment at a double; answers the status. */
export async function pressButton(redirect: string, decision: string): Promise<number> {
  const body = new URLSearchParams({ decision });
  return (await fetch(redirect, { method: 'POST', body, redirect: 'manual' })).status;
}
