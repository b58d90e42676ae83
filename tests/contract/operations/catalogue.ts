import type { Cases } from '../support/cases.type.ts'

export const cases = {
  getCategory: {
    path: 1,
    ends: 'what is shown as it is',
  },
  listCategoryChildes: {
    path: 1,
  },
  listCategoryItems: {
    path: 1,
  },
  listCategoryStores: {
    path: 1,
  },
  listBrandItems: {
    path: 1,
  },
  listCommonConditionItems: {
    path: 1,
  },
  getParcelTerms: {
    ends: 'what is shown as it is',
  },
} satisfies Cases
