import type { Cases } from '../support/cases.type.ts'

export const cases = {
  getStore: {
    path: 'grill',
  },
} satisfies Cases
