import type { Body, Cases } from '../support/cases.type.ts'
import { idOf } from '../support/cases.type.ts'
import { item, store } from '../support/small-shop.ts'

/** Where all callers have ordered. */
const EVERYBODYS = store.grill

export const cases = {
  listDietOptions: {
    ends: 'what is shown as it is',
  },
  getItem: {
    path: 'kebab',
    query: { campaign: undefined },
  },
  listRelatedItems: {
    path: item.kebab,
  },
  listSuggestedItems: {
    headers: { 'X-diet': undefined },
    shared: 'goods of the shop, in an order of one’s own: “suggestions” below',
  },
  listVisitAgainItems: {
    own: (visited: Body[]) => visited.map(idOf).filter((id) => id !== EVERYBODYS),
  },
  combinedSearch: {
    query: { category_ids: '[1]', brand_ids: undefined, filter: '["popular"]' },
  },
} satisfies Cases
