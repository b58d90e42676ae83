import type { Cases } from '../support/cases.type.ts'

export const cases = {
  subscribeNewsletter: {
    ends: 'what is gone or kept for later',
  },
} satisfies Cases
