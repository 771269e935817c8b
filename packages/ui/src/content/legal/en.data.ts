import type { Content } from '../content.ts';

export const content: Content = {
  changed: '2026-11-21',
  intro:
    'Information on the operator of this shop, as the Luxembourg law of 14 August 2000 on electronic commerce asks for it.',
  blocks: [
    {
      kind: 'note',
      text: 'The name, address and numbers below are samples. They are replaced by those of the operator before the shop opens.',
    },
    { kind: 'heading', id: 'operator', text: 'Operator' },
    {
      kind: 'identity',
      labels: {
        company: 'Company',
        street: 'Street',
        city: 'City',
        manager: 'Managing director',
        email: 'E-mail',
        phone: 'Phone',
        vatId: 'VAT id (sample)',
        register: 'Luxembourg trade register (sample)',
        permit: 'Business permit (sample)',
      },
    },
    { kind: 'heading', id: 'reach', text: 'How to reach us' },
    {
      kind: 'paragraph',
      text: 'We answer {serviceTimes}. The quickest way is an e-mail to {email} with your order number, if you have one.',
    },
    { kind: 'heading', id: 'content', text: 'Responsibility for the content' },
    {
      kind: 'paragraph',
      text: 'Descriptions and technical data come from the manufacturers and from our own measurements. Binding for the operation of a part is the data sheet of its manufacturer. If you find an error, please tell us: we correct it.',
    },
    {
      kind: 'paragraph',
      text: 'Links to other sites were checked when they were set. What stands there is the responsibility of those who run them.',
    },
    { kind: 'heading', id: 'copyright', text: 'Copyright' },
    {
      kind: 'paragraph',
      text: 'Texts and drawings of this shop are ours; pictures of products and trademarks belong to their owners. You may print pages for your own use and cite from them with the source.',
    },
    { kind: 'heading', id: 'disputes', text: 'Disputes' },
    {
      kind: 'paragraph',
      text: 'If something went wrong, write to us first: most matters are settled by one reply. Consumers who do not agree with our answer can turn to the Médiateur de la consommation in Luxembourg or to the European Consumer Centre of their own country.',
    },
  ],
};
