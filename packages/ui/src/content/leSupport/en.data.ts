import type { Content } from '../content.ts';

export const content: Content = {
  changed: '2026-11-22',
  intro:
    'Klots School brings machines, sensors and code into the classroom. Here you find out how schools order, how lessons start, and who helps.',
  blocks: [
    { kind: 'heading', id: 'limit', text: 'How many sets may be ordered' },
    {
      kind: 'paragraph',
      text: 'So that the sets reach as many classes as possible, a customer can have at most {educationalLimit} pieces of each Klots product in the cart. Some sets are scarce and say so on their page: at most {scarceLimit} of each.',
    },
    {
      kind: 'paragraph',
      text: 'Schools, universities, libraries, youth centres and training workshops may order more. Register and tell us, with the e-mail address of your account, what you need for how many learners, with the name and address of your institution; we clear the account, and the limits no longer apply to it.',
    },
    { kind: 'contactLink', text: 'Ask for more sets', topic: 'school' },
    {
      kind: 'note',
      text: 'Please use an e-mail address of the institution or send a letter of it to {email}. We usually answer within two business days.',
    },
    { kind: 'heading', id: 'plan', text: 'How many sets a class needs' },
    {
      kind: 'table',
      caption: 'Sets for a class of 24',
      columns: ['Kind of lesson', 'Learners a set', 'Sets'],
      rows: [
        ['Simple machines, ages 6 to 9', '2', '12'],
        ['Robotics with the robot set, from age 10', '2 to 3', '8 to 12'],
        ['Competition team with the expansion set', '4 to 6', '1 for each team'],
        ['Stations in turn', '4', '6'],
      ],
    },
    {
      kind: 'paragraph',
      text: 'One set more than groups is a good reserve: a lost motor cable then stops nobody.',
    },
    { kind: 'heading', id: 'start', text: 'Getting started' },
    {
      kind: 'list',
      items: [
        'Charge the hubs the evening before; a full charge takes about two hours.',
        'Sort the parts by the picture in the lid and count them once with the class: it saves time at the end of every lesson.',
        'Give each hub a name and write it on the box before you pair it. So every group finds its own.',
        'Begin with a build of fifteen minutes that moves, then let the learners change one thing at a time.',
        'Keep the last ten minutes for taking apart, counting and writing down what worked.',
      ],
    },
    { kind: 'heading', id: 'guides', text: 'Guides for lessons' },
    { kind: 'question', text: 'Levers, wheels and gears (ages 6 to 9)' },
    {
      kind: 'paragraph',
      text: 'Six lessons with the simple machines set. The learners build a seesaw, a crank and a gear train, predict what turns which way, and measure with a ruler and a cup of counters.',
    },
    { kind: 'question', text: 'Sensors that decide (ages 10 to 14)' },
    {
      kind: 'paragraph',
      text: 'Eight lessons with the robot set. From a motor that runs for a second to a vehicle that stops before the wall: reading a distance, comparing it with a threshold, repeating until something happens.',
    },
    { kind: 'question', text: 'A line, a map, a mission (from age 12)' },
    {
      kind: 'paragraph',
      text: 'Ten lessons with the robot set and its expansion set. Following a line, counting crossings, fetching something and bringing it back; in the end each team writes its own task for another one.',
    },
    {
      kind: 'paragraph',
      text: 'We send the guides with worksheets as PDF, in English, German and French. Name the set and the age of your class in your message.',
    },
    { kind: 'heading', id: 'help', text: 'When something does not work' },
    { kind: 'question', text: 'A hub does not pair' },
    {
      kind: 'paragraph',
      text: 'Switch off the other hubs in the room, hold the button of this one for ten seconds until it blinks, and pair it alone. Afterwards the others can be switched on again.',
    },
    { kind: 'question', text: 'A motor turns but nothing moves' },
    {
      kind: 'paragraph',
      text: 'Look for a gear that slips on its axle or two gears that press each other. The motor itself is seldom broken: try it at another port.',
    },
    { kind: 'question', text: 'Parts are missing or broken' },
    {
      kind: 'paragraph',
      text: 'Write down the number printed in the parts list of the set and how many you need. Within the guarantee we replace what broke in normal use.',
    },
    { kind: 'heading', id: 'paying', text: 'Offers, invoices and delivery' },
    {
      kind: 'list',
      items: [
        'Institutions that we have cleared can pay by invoice. We write offers for your administration if you ask for one.',
        'With an account as a company you see prices without VAT, and your order number appears on the invoice. An institution in the EU needs a VAT id for it; without one it registers as a private customer and writes its name before the street.',
        'We deliver during the hours of your secretariat or caretaker if you name them with the order.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'The rest is as for every order: {to.shippingCosts}, {to.faq}, {to.gtc}.',
    },
    { kind: 'heading', id: 'contact', text: 'Who helps' },
    {
      kind: 'paragraph',
      text: 'You reach our education team by phone at {phone} or by e-mail at {email}. Service times: {serviceTimes}.',
    },
    { kind: 'contactLink', text: 'Write to the education team', topic: 'school' },
  ],
};
