/** Topics of a request to the shop; part of the contact form's address. */
export const contactTopics = ['general', 'order', 'product', 'withdrawal', 'school', 'feedback'] as const;
export type ContactTopic = (typeof contactTopics)[number];

/** The department that receives the requests about each topic (D33). The names are the shop's own, the same in every language. */
export type Departments = Readonly<Record<ContactTopic, string>>;
