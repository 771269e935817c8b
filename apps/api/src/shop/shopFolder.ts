/** The folder that a running shop was read from. */
export type ShopFolder = {
  readonly path: string;
  /** Takes over what was changed in it, in all processes. */
  readonly takeChange: () => void;
};
