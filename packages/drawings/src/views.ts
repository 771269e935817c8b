/** Sides from which a part is drawn, in the order in which they are shown. Each part has the first. */
export const views = ['picture', 'front', 'symbol', 'pins', 'dimensions'] as const;

export type View = (typeof views)[number];

export const isView = (name: string): name is View => views.some((view) => view === name);
