/** A random key that tells an order from every other, so that repeating it is harmless (D4). Also for pages that are not served by HTTPS. */
export function newOrderKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
