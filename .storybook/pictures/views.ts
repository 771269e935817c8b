/** Both themes and both ends of the widths (in px), without multiplying one by the other. */
export const views = [
  { name: 'light desk', theme: 'light', width: 1280, height: 800 },
  { name: 'dark phone', theme: 'dark', width: 360, height: 740 },
] as const;

/** How the steps of a flow are pictured: each page once. */
export const stepView = views[0];
