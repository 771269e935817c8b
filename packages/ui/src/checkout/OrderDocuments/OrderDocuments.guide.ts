import type { Guide } from '../../components/guide.ts';

export const guide: Guide = {
  purpose:
    'Lists the documents of a placed order, each a link to its file: confirmation, delivery notes, invoices, credit notes.',
  notFor: [
    'Data sheets and manuals of a product: the product page has its own list.',
    'What has happened to an order: use OrderHistory.',
  ],
  anatomy: {
    Heading: 'h2',
    Documents: 'ul',
    Document: 'a, with its day and size after it',
  },
  keyboard: {
    Tab: 'Moves from file to file.',
    Enter: 'Opens the file.',
  },
  screenReader: [
    'A list under its heading. Each link has the kind and number of its document; day and size follow it.',
  ],
};
