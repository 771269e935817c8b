/** The brand that the shop's own style has. */
export const ownBrand = 'platine';

/** The styles of the other brands, below the folder of the client's files. Browsers cannot ask for them: a brand's style is part of each document. */
export const brandFolder = 'brands';
