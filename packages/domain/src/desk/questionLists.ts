/** Questions that wait for an answer, or all of them. */
export const questionLists = ['open', 'all'] as const;
export type QuestionList = (typeof questionLists)[number];

/** Questions on one page of a list. */
export const questionPageSize = 20;
