import type { DeskRequestOf } from './deskSchemas.ts';

/** The fields of an act that its kind does not read. */
export const plainAct: Omit<DeskRequestOf<'deskAct'>['ACT'], 'KIND'> = {
  MONEY: 0,
  SHIPMENT: 0,
  PIECES: [],
  CARRIER: null,
  TRACKING_NUMBER: '',
  TO_STOCK: false,
  RETURN_REASON: null,
  REASON: 'SHOP',
  MAIL: 'confirmation',
};
