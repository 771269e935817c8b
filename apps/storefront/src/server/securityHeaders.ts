import { bootScript, questionScript, speculationRules } from '../document.ts';
import { contentHash } from './assets.ts';

const scriptHashes = [speculationRules, questionScript, bootScript].map(contentHash).join(' ');

/** Headers of every page. The policy allows four inline pieces by their hashes, the three scripts of `document.ts` and the style, and no others. */
export function securityHeaders(cssHash: string): Record<string, string> {
  const policy = [
    "default-src 'self'",
    `script-src 'self' ${scriptHashes}`,
    `style-src 'self' ${cssHash}`,
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // No text becomes markup or script in the browser (Trusted Types): a call that would do so throws.
    "require-trusted-types-for 'script'",
  ];
  return {
    'content-security-policy': policy.join('; '),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  };
}
