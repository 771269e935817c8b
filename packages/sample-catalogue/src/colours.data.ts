/** Colours of insulation with their letters of IEC 60757, which part numbers take. */
export const black = { code: 'BK', name: { EN: 'black', DE: 'schwarz', FR: 'noir' } } as const;
export const red = { code: 'RD', name: { EN: 'red', DE: 'rot', FR: 'rouge' } } as const;
export const yellow = { code: 'YE', name: { EN: 'yellow', DE: 'gelb', FR: 'jaune' } } as const;
export const green = { code: 'GN', name: { EN: 'green', DE: 'grün', FR: 'vert' } } as const;
export const blue = { code: 'BU', name: { EN: 'blue', DE: 'blau', FR: 'bleu' } } as const;
export const grey = { code: 'GY', name: { EN: 'grey', DE: 'grau', FR: 'gris' } } as const;
export const white = { code: 'WH', name: { EN: 'white', DE: 'weiß', FR: 'blanc' } } as const;
