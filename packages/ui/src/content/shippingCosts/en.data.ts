import type { Content } from '../content.ts';

export const content: Content = {
  changed: '2026-11-26',
  intro:
    'We deliver to {countryCount} countries, {euCount} of them in the European Union, by parcel carrier or post. What delivery costs depends on the country, the weight and the method.',
  blocks: [
    { kind: 'heading', id: 'costs', text: 'What shipping costs' },
    {
      kind: 'paragraph',
      text: 'The cart shows goods without shipping. The checkout names the shipping costs of every method that is possible for your country and your parcel, before you order. Nothing is added afterwards.',
    },
    {
      kind: 'paragraph',
      text: 'The price depends on the country and the weight of the parcel. For an order that is too large or too heavy for the methods that the checkout offers, please ask us for a price: {email}.',
    },
    {
      kind: 'freeShipping',
      offered: 'Delivery to {country} is free from a goods value of {threshold}.',
      none: 'There is no free shipping to {country} at the moment.',
      loading: 'The value for free shipping is being loaded',
    },
    { kind: 'heading', id: 'prices', text: 'Prices by country and weight' },
    {
      kind: 'shippingPrices',
      caption: 'Shipping prices: {countries}',
      weight: 'Weight',
      upTo: 'up to {weight}',
      freeFrom: 'Free shipping from a goods value of {threshold}.',
      others: 'All other countries',
      gross: 'Prices include the VAT of the destination country.',
      net: 'Prices are without VAT.',
      loading: 'The shipping prices are being loaded',
    },
    { kind: 'heading', id: 'methods', text: 'Methods and times' },
    {
      kind: 'paragraph',
      text: 'The times count from the day on which the parcel leaves our warehouse. How soon that is stands with each product; with a bank transfer it is {wireFrom} to {wireTo} business days after the payment has arrived.',
    },
    {
      kind: 'shippingTimes',
      caption: 'Shipping methods and their times',
      columns: { method: 'Method', eu: 'EU', international: 'Other countries', tracking: 'Tracking' },
      days: '{from}–{to} days',
      tracked: 'with tracking',
      untracked: 'without tracking',
    },
    { kind: 'heading', id: 'minimum', text: 'Minimum order value' },
    {
      kind: 'paragraph',
      text: 'Orders delivered to EU countries start at {minimumEu}, orders to all other countries at {minimumOther}. What counts is the value of the goods before shipping. An order that you pick up yourself has no minimum.',
    },
    { kind: 'heading', id: 'pickup', text: 'Pickup' },
    {
      kind: 'paragraph',
      text: 'You can pick up your order at our warehouse in {city}. Please place the order first and wait for our message that it is ready: without it we cannot hand out goods. We are there {serviceTimes}.',
    },
    {
      kind: 'paragraph',
      audience: 'COMPANY',
      text: 'Companies can also have the goods collected by a carrier of their own: choose “Pickup by your carrier” at the checkout.',
    },
    { kind: 'heading', id: 'customs', text: 'Deliveries outside the EU' },
    {
      kind: 'paragraph',
      text: 'Deliveries to countries outside the European Union are exports: we charge no VAT. Import duties, taxes and fees of the carrier are collected by the destination country and are yours to pay.',
    },
    { kind: 'heading', id: 'countries', text: 'Countries we deliver to' },
    { kind: 'countries', eu: 'European Union', others: 'Other countries' },
  ],
};
