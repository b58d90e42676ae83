/** What the shop takes; a link may bring more. */
const LONGEST_SEARCH = 200

/** Texts of `search` that name a list instead of being looked for (docs/spec.md §9, category keys). */
const keys = ['special-offer', 'all-categories', 'all categories']

/** What was typed to get this list; empty when it is another one. */
export const typedText = ({ data_type, search }: { data_type: string | null; search: string }): string =>
  data_type === 'searched' && !keys.includes(search) ? search.trim().slice(0, LONGEST_SEARCH) : ''
