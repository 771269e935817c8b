/** The shop's logo as a PNG on a ground on which it is seen; sizes in pixels. */
export type DocumentLogo = { readonly png: Uint8Array; readonly width: number; readonly height: number };
