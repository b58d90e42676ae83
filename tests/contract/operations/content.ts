import type { Cases } from '../support/cases.type.ts'

export const cases = {
  getLanding: {
    ends: 'what is shown as it is',
  },
  getAboutUs: {
    ends: 'what is shown as it is',
  },
  getTermsAndConditions: {
    ends: 'what is shown as it is',
  },
  getPrivacyPolicy: {
    ends: 'what is shown as it is',
  },
  getRefundPolicy: {
    ends: 'what is shown as it is',
  },
  getReviewPolicy: {
    ends: 'what is shown as it is',
  },
  getShippingPolicy: {
    ends: 'what is shown as it is',
  },
  getCancellationPolicy: {
    ends: 'what is shown as it is',
  },
} satisfies Cases
