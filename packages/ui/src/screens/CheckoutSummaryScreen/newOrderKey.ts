/** A random idempotency key, so that repeating an order is harmless (D4). `randomUUID` is missing on pages without HTTPS. */
export function newOrderKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
