import type { Terms } from '../terms.ts';

export const content: Terms = {
  changed: '2026-11-24',
  intro: 'If you buy as a consumer, you can withdraw from the contract within 14 days without giving any reason.',
  blocks: [
    { kind: 'withdrawalLink', text: 'Withdraw from contract here' },
    {
      kind: 'paragraph',
      text: 'The link opens a form for your name, order number and e-mail address. You check the statement and confirm it; a receipt with its content, date and time comes by e-mail at once. You need no account. You can also write to {email}.',
    },
    { kind: 'heading', id: 'period', text: 'The period' },
    {
      kind: 'paragraph',
      text: 'The withdrawal period ends 14 days after the day on which you, or a third party named by you who is not the carrier, received the goods. If one order arrives in several parcels, the last of them counts.',
    },
    {
      kind: 'paragraph',
      text: 'It is enough that you send your notice before the period ends. No form is prescribed: an e-mail or a letter to {company}, {street}, {city}, will do, and you may use the model form below.',
    },
    { kind: 'heading', id: 'consequences', text: 'What follows' },
    {
      kind: 'paragraph',
      text: 'We pay back all payments that we received from you, including the cost of standard delivery, within 14 days of the day on which your notice reached us. We use the means of payment that you used, unless we agreed otherwise, and charge nothing for it. If you chose a more expensive way of delivery than our cheapest one, we do not pay back the difference. We may wait with the repayment until we have the goods back or you have shown that you sent them.',
    },
    {
      kind: 'paragraph',
      text: 'Please send the goods back within 14 days of your notice. You bear the direct cost of returning them.',
    },
    {
      kind: 'paragraph',
      text: 'You pay for a loss in value only if it comes from handling the goods more than is necessary to test their nature, properties and functioning.',
    },
    { kind: 'heading', id: 'exceptions', text: 'When there is no right of withdrawal' },
    {
      kind: 'list',
      items: [
        'for goods made to your specification, such as cable cut to length,',
        'for sealed software and media, once the seal is broken,',
        'for sealed goods that cannot be returned for reasons of health or hygiene, once opened,',
        'for companies and others who do not buy as consumers.',
      ],
    },
    { kind: 'heading', id: 'form', text: 'Model form' },
    { kind: 'paragraph', text: 'If you want to withdraw, you can copy this text, fill it in and send it to us.' },
    {
      kind: 'list',
      items: [
        'To {company}, {street}, {city}, {email}:',
        'I/We (*) hereby give notice that I/we (*) withdraw from my/our (*) contract of sale of the following goods (*) / for the provision of the following service (*)',
        'Ordered on (*) / received on (*)',
        'Name of consumer(s)',
        'Address of consumer(s)',
        'Signature of consumer(s) (only if this form is notified on paper)',
        'Date',
      ],
    },
    { kind: 'paragraph', text: '(*) Delete as appropriate.' },
  ],
};
