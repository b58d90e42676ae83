import type { Cases } from '../support/cases.type.ts'

export const cases = {
  healthz: {
    ends: 'for machines',
  },
  readyz: {
    ends: 'for machines',
  },
  metrics: {
    ends: 'for machines',
  },
} satisfies Cases
