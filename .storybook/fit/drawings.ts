const drawings = new Set<string>();

/** Whether nothing that looks the same was asked about before, as far as this browser's page remembers. What a play leaves may be what many leave. */
export function isNewDrawing(root: HTMLElement): boolean {
  // React numbers ids anew.
  const drawing = root.innerHTML.replaceAll(/_r_\w+_/g, '');
  const isNew = !drawings.has(drawing);
  drawings.add(drawing);
  return isNew;
}
