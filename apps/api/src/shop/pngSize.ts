const pngStart = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52];

/** Pixels, which a PNG begins with; null for another file. */
export function pngSize(content: Uint8Array<ArrayBuffer>): { readonly width: number; readonly height: number } | null {
  const head = new DataView(content.buffer);
  if (content.length < 24 || pngStart.some((byte, at) => content[at] !== byte)) return null;
  return { width: head.getUint32(16), height: head.getUint32(20) };
}
