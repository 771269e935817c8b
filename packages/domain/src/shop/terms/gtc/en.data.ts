import type { Terms } from '../terms.ts';

export const content: Terms = {
  changed: '2026-11-24',
  intro:
    'These terms hold for every order placed in this shop with {company}, {city}. Terms of the customer that differ become part of the contract only if we agree to them in writing.',
  blocks: [
    { kind: 'heading', id: 'contract', text: 'How a contract comes about' },
    {
      kind: 'paragraph',
      text: 'What the shop shows is an invitation, not yet an offer. You make the offer with the button “Order with obligation to pay”. Until then you can correct everything in the cart and on the page before the button. The contract is made when we confirm that the goods are sent or are ready for pickup; the notice that your order has arrived does not accept it yet.',
    },
    {
      kind: 'paragraph',
      text: 'We keep the text of the order and send it to you with these terms by e-mail. Contracts can be made in English, German and French.',
    },
    { kind: 'heading', id: 'prices', text: 'Prices and VAT' },
    {
      kind: 'paragraph',
      text: 'Prices are in euros. For private customers they include the VAT of the delivery country, for companies they are shown without it. The line under each price says which VAT it contains. Shipping is added and shown before you order.',
    },
    {
      kind: 'paragraph',
      text: 'Companies in another EU country with a valid VAT id are supplied without VAT under the reverse-charge rule. Deliveries outside the EU are free of VAT; import duties are borne by the customer.',
    },
    { kind: 'heading', id: 'minimum', text: 'Minimum order value and limits' },
    {
      kind: 'paragraph',
      text: 'Orders delivered to EU countries start at {minimumEu}, all others at {minimumOther}, measured by the goods before shipping. Of some products only a limited number is sold to one customer; the product page says so.',
    },
    { kind: 'heading', id: 'payment', text: 'Payment' },
    {
      kind: 'paymentMethods',
      notes: {
        PAYPAL: 'You pay on the page of the provider.',
        SAFERPAY: 'You pay on the page of the provider; card data never reach us.',
        WIRE_TRANSFER: 'The goods leave {wireFrom} to {wireTo} business days after the payment has arrived. We cancel an order without an account if the transfer has not arrived by the day that the confirmation names.',
        INVOICE: 'For companies and institutions that we have cleared for it.',
      },
    },
    { kind: 'paragraph', text: 'The goods remain our property until they are paid in full.' },
    { kind: 'heading', id: 'delivery', text: 'Delivery' },
    {
      kind: 'paragraph',
      text: 'We deliver worldwide to {countryCount} countries. Methods and times: {to.shippingCosts}. If a product turns out not to be available, we tell you at once and pay back what you have paid for it. Risk passes to consumers when they receive the goods, to companies when we hand them to the carrier.',
    },
    { kind: 'heading', id: 'revocation', text: 'Right of withdrawal' },
    {
      kind: 'paragraph',
      text: 'Consumers can withdraw from the contract within 14 days without giving reasons. How, and with which consequences: {to.revocation}.',
    },
    { kind: 'heading', id: 'guarantee', text: 'Legal guarantee' },
    {
      kind: 'paragraph',
      text: 'Consumers have the legal guarantee of conformity of two years from delivery. If something is faulty, we repair or replace it at our cost; where that fails, you can have the price reduced or end the contract. For companies the guarantee is one year; obvious faults have to be reported within eight days of delivery.',
    },
    {
      kind: 'paragraph',
      text: 'Parts that were soldered, cut or operated outside the limits of their data sheet are not faulty for that reason.',
    },
    { kind: 'heading', id: 'repair', text: 'Repair' },
    {
      kind: 'paragraph',
      text: 'If we repair a faulty product under the legal guarantee, that guarantee is prolonged once by twelve months for consumers. You choose between repair and replacement, unless your choice is impossible or costs us out of proportion to the other. For some kinds of products, such as displays, servers and telephones, the law of the European Union obliges the maker to repair them also after that time, free of charge or for a reasonable price; whom you can ask, the page of the product says (Directive (EU) 2024/1799).',
    },
    { kind: 'heading', id: 'liability', text: 'Liability' },
    {
      kind: 'paragraph',
      text: 'We are liable without limit for intent, gross negligence, and injury to life, body or health. For slight negligence we are liable only if a duty is breached on which the contract depends, up to the damage that could be foreseen. Our components are not approved for life support, aviation or nuclear plants unless their data sheet says so.',
    },
    { kind: 'heading', id: 'law', text: 'Law and disputes' },
    {
      kind: 'paragraph',
      text: 'Luxembourg law applies, without the UN convention on sales. Consumers keep the protection that the law of their own country gives them. For companies the courts of the city of Luxembourg are competent. Should one of these terms be void, the others stay in force.',
    },
  ],
};
