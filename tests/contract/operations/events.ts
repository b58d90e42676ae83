import type { Cases } from '../support/cases.type.ts'

export const cases = {
  streamEvents: {
    ends: 'for machines',
  },
} satisfies Cases
