type Size = { readonly width: number; readonly height: number };

/** Room beside what is drawn, in pixels. */
const margin = 16;

/** How far from its upper left corner a picture is drawn on, in its own pixels. The lower right corner is paper. */
export function drawnArea(image: HTMLImageElement): Size {
  const { naturalWidth: width, naturalHeight: height } = image;
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) return { width, height };
  context.drawImage(image, 0, 0);
  const pixels = new Uint32Array(context.getImageData(0, 0, width, height).data.buffer);
  const paper = pixels.at(-1);
  let right = 0;
  let bottom = 0;
  for (const [at, pixel] of pixels.entries()) {
    if (pixel === paper) continue;
    right = Math.max(right, at % width);
    bottom = Math.floor(at / width);
  }
  return { width: Math.min(width, right + margin), height: Math.min(height, bottom + margin) };
}
