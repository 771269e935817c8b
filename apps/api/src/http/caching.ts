/** For what never changes at its address, which has a hash of the content. */
export const forEver = 'public, max-age=31536000, immutable';
