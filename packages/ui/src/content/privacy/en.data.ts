import type { Content } from '../content.ts';

export const content: Content = {
  changed: '2026-11-26',
  intro:
    'This page tells which personal data we use, what for, how long, and what you can demand. We collect as little as a shop needs and sell none of it.',
  blocks: [
    { kind: 'heading', id: 'controller', text: 'Who is responsible' },
    {
      kind: 'paragraph',
      text: 'Responsible for the data is {company}, {street}, {city}. Questions about data protection are answered at {email}.',
    },
    { kind: 'heading', id: 'data', text: 'Which data, what for' },
    {
      kind: 'table',
      caption: 'Data, purpose and legal basis',
      columns: ['Data', 'Purpose', 'Legal basis (GDPR)'],
      rows: [
        ['Cart, language, delivery country', 'Showing the shop as you left it', 'Contract, Art. 6 (1) (b)'],
        ['Name, addresses, e-mail, phone', 'Order, delivery, invoice, questions about it', 'Contract, Art. 6 (1) (b)'],
        ['VAT id of companies', 'Tax treatment of the order', 'Legal obligation, Art. 6 (1) (c)'],
        ['Order and invoice', 'Accounting', 'Legal obligation, Art. 6 (1) (c)'],
        ['E-mail for the newsletter', 'Sending the newsletter', 'Consent, Art. 6 (1) (a)'],
        ['E-mail for a stock alert', 'One e-mail when a product is in stock again', 'Consent, Art. 6 (1) (a)'],
        ['Error reports: kind and place of the error in our program, kind of page, number of your browser', 'Finding and repairing faults', 'Consent, Art. 6 (1) (a)'],
      ],
    },
    {
      kind: 'paragraph',
      text: 'Our server writes down which kind of page was asked for, with what result and how long it took. It does not write down who asked.',
    },
    { kind: 'heading', id: 'recipients', text: 'Who gets data from us' },
    {
      kind: 'list',
      items: [
        'Parcel carriers and the post: name and address, and phone or e-mail where the carrier announces the delivery.',
        'Payment services (PayPal, Saferpay) and banks: amount and order number; PayPal also the ordered products and the delivery address. You enter card data on their page; we never see them.',
        'Our hosting provider, which works on our instructions.',
        'Authorities, where a law obliges us to.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'We transfer data to countries outside the European Economic Area only if your order is delivered there or you choose a payment service that works there.',
    },
    { kind: 'heading', id: 'time', text: 'How long we keep data' },
    {
      kind: 'paragraph',
      text: 'A cart without an order is deleted when its session has expired. Orders and invoices are kept for ten years, as Luxembourg’s commercial law demands. A question to us is deleted a year after its answer, an account when you ask for it, a newsletter address when you cancel, the address of a stock alert with its e-mail or after a year.',
    },
    { kind: 'heading', id: 'rights', text: 'Your rights' },
    { kind: 'paragraph', text: 'You can ask us at any time for' },
    {
      kind: 'list',
      items: [
        'information about your data and a copy of them in a readable format,',
        'correction, deletion, or restriction of their use,',
        'an end to a use that you object to, and the withdrawal of a consent for the future.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'An informal e-mail to {email} is enough. You can also complain to the Commission nationale pour la protection des données (CNPD) in Luxembourg or to the authority of your own country.',
    },
    { kind: 'heading', id: 'cookies', text: 'Cookies' },
    { kind: 'paragraph', text: 'Which cookies the shop sets: {to.cookies}.' },
    { kind: 'heading', id: 'security', text: 'Security' },
    {
      kind: 'paragraph',
      text: 'All connections are encrypted. Passwords and session numbers are stored only as hashes, from which they cannot be calculated back.',
    },
  ],
};
