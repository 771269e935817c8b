import { exampleShop } from '@platine/domain/shop/exampleShop.data.ts';

/** Settings of a worker that sends the mails of a shop. */
export const mailSettings = {
  documentPdf: () => Promise.resolve(null),
  currentShop: () => exampleShop,
  origin: 'https://shop.example',
  shopAddress: 'office@platine.example',
  ordersAddress: null,
};
