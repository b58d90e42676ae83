import type { Cases } from '../support/cases.type.ts'

export const cases = {
  listModules: {
    ends: 'what headers are made of',
  },
} satisfies Cases
