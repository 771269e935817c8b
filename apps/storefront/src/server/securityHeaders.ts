import { bootScript } from '../document.ts';
import { contentHash } from './assets.ts';

/** What every page may do; the two inline pieces are named by their hashes, so that nothing else inline runs. */
export function securityHeaders(cssHash: string): Record<string, string> {
  const policy = [
    "default-src 'self'",
    `script-src 'self' ${contentHash(bootScript)}`,
    `style-src 'self' ${cssHash}`,
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ];
  return {
    'content-security-policy': policy.join('; '),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  };
}
