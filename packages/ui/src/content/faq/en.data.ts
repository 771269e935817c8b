import type { Content } from '../content.ts';

export const content: Content = {
  changed: '2026-11-21',
  intro: 'The questions we are asked most often. If yours is not among them, write to us: {email}.',
  blocks: [
    { kind: 'heading', id: 'ordering', text: 'Ordering' },
    { kind: 'question', text: 'Is there a minimum order value?' },
    {
      kind: 'paragraph',
      text: 'Yes: {minimumEu} for deliveries to EU countries and {minimumOther} to all other countries, measured by the goods before shipping. For a pickup there is none.',
    },
    { kind: 'question', text: 'Why can I order only a few pieces of some products?' },
    {
      kind: 'paragraph',
      text: 'Some products are scarce, and we want many customers to get some. The product page and the cart name the limit. Schools and other educational institutions may order more: please ask us.',
    },
    { kind: 'question', text: 'Why does the amount jump in steps?' },
    {
      kind: 'paragraph',
      text: 'Some parts are sold on strips or in packs. The smallest amount is one pack, and each further step is one more.',
    },
    { kind: 'question', text: 'Does my cart stay if I close the page?' },
    {
      kind: 'paragraph',
      text: 'Yes. It is kept for {sessionDays} days in this browser and is there again when you come back.',
    },
    { kind: 'heading', id: 'prices', text: 'Prices and payment' },
    { kind: 'question', text: 'Why do prices change when I switch to “company”?' },
    {
      kind: 'paragraph',
      text: 'Private customers see prices with the VAT of their delivery country, companies see them without. What is charged in the end depends on the delivery country and on your VAT id.',
    },
    { kind: 'question', text: 'How can I pay?' },
    {
      kind: 'paymentMethods',
      notes: {
        PAYPAL: 'At once, on the page of the provider.',
        SAFERPAY: 'At once, on the page of the provider.',
        WIRE_TRANSFER: 'The order leaves {wireFrom} to {wireTo} business days after the payment has arrived.',
        INVOICE: 'For companies and institutions that we have cleared.',
      },
    },
    { kind: 'heading', id: 'delivery', text: 'Delivery' },
    { kind: 'question', text: 'When will my parcel arrive?' },
    {
      kind: 'paragraph',
      text: 'Each product says when it leaves our warehouse; add the time of the carrier. All methods: {to.shippingCosts}.',
    },
    { kind: 'question', text: 'Can I pick up my order?' },
    {
      kind: 'paragraph',
      text: 'Yes, in {city}, once we have written to you that it is ready. Please do not come earlier.',
    },
    { kind: 'question', text: 'Do I have to pay customs duties?' },
    {
      kind: 'paragraph',
      text: 'Within the EU never. Elsewhere the destination country may ask for duties and taxes, which are not part of our prices.',
    },
    { kind: 'heading', id: 'returns', text: 'Returns and faults' },
    { kind: 'question', text: 'Can I send something back?' },
    {
      kind: 'paragraph',
      text: 'Consumers have 14 days to withdraw from the contract. The way is described here: {to.revocation}.',
    },
    { kind: 'question', text: 'What if a part is faulty?' },
    {
      kind: 'paragraph',
      text: 'Write to {email} with the order number and a short description; a photo often helps. Please wait for our answer before you send anything.',
    },
    { kind: 'heading', id: 'contact', text: 'Contact' },
    { kind: 'question', text: 'When do you answer?' },
    { kind: 'paragraph', text: '{serviceTimes}. E-mails are answered on the next business day at the latest.' },
  ],
};
