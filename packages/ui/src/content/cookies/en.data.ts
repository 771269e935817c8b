import type { Content } from '../content.ts';

export const content: Content = {
  changed: '2026-11-21',
  intro:
    'A cookie is a small text that your browser keeps for a site. This shop manages with very few, and shows no advertising.',
  blocks: [
    { kind: 'heading', id: 'list', text: 'The cookies of this shop' },
    {
      kind: 'table',
      caption: 'Cookies, what they are for and how long they stay',
      columns: ['Name', 'Purpose', 'Kept'],
      rows: [
        [
          '__Host-platine_session',
          'Recognises your cart, language and settings. Set with the first change you make; scripts cannot read it.',
          '{sessionDays} days',
        ],
        [
          '__Host-platine_device',
          'Recognises the browsers in which you have logged in, so that failed attempts elsewhere do not lock you out. Set when you log in or open a link from our e-mails; scripts cannot read it.',
          '{deviceDays} days',
        ],
        ['{consentCookie}', 'Remembers what you chose about optional cookies, a refusal too.', '1 year'],
        ['{noticeCookie}', 'Remembers that you have read a notice of the shop.', '1 year'],
        ['{regionCookie}', 'Remembers that you have answered the offer of another delivery country.', '1 year'],
        [
          '{clientCookie}',
          'A random number that tells browsers apart when errors are reported. Only with your consent.',
          '1 year',
        ],
      ],
    },
    { kind: 'heading', id: 'necessary', text: 'Necessary cookies' },
    {
      kind: 'paragraph',
      text: 'Without the session there is no cart, so it needs no consent. Whoever only reads gets no session cookie at all. The cookies that remember your choice are necessary as well: without them we would have to ask on every page.',
    },
    { kind: 'heading', id: 'optional', text: 'Optional cookies' },
    {
      kind: 'paragraph',
      text: 'Nothing optional is stored before you agree. Refusing is as easy as agreeing and has no disadvantage for you.',
    },
    {
      kind: 'paragraph',
      text: 'If you agree, a page reports one in ten of its errors to us: the kind of error, its place in our program, the kind of page and the number of your browser. Nothing that you enter is in it. The report is marked so that we can tell sessions and accounts apart without seeing whose they are.',
    },
    { kind: 'heading', id: 'delete', text: 'Changing your mind' },
    {
      kind: 'paragraph',
      text: 'You can change your choice at any time under “Cookie settings” at the foot of each page. You can also delete cookies in the settings of your browser; the shop then asks again, and your cart is empty. How we deal with personal data otherwise: {to.privacy}.',
    },
  ],
};
