/** Topics of a request to the shop; part of the contact form's address. */
export const contactTopics = ['general', 'order', 'product', 'withdrawal', 'school', 'feedback'] as const;
export type ContactTopic = (typeof contactTopics)[number];

/** The shop's department that receives the mail (D33). The names are the shop's own, the same in every language. */
export const departments = {
  general: 'Customer service',
  order: 'Orders',
  product: 'Technical support',
  withdrawal: 'Returns',
  school: 'Education',
  feedback: 'Webshop',
} as const satisfies Record<ContactTopic, string>;
