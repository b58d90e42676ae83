import type { Cases } from '../support/cases.type.ts'

export const cases = {
  listBanners: {
    ends: 'what is shown as it is',
  },
  getOtherBanners: {
    ends: 'what is shown as it is',
  },
  getVideoContent: {
    ends: 'what is shown as it is',
  },
  listWhyChoose: {
    ends: 'what is shown as it is',
  },
  listCashbacks: {
    ends: 'what is shown as it is',
  },
  getCashback: {
    ends: 'what is shown as it is',
  },
  applyCoupon: {
    shared:
      'what the coupon takes off; how often the caller used it is asked in orders.test.ts and races.test.ts',
    ends: 'what is shown as it is',
  },
  getBasicCampaign: {
    query: { basic_campaign_id: 1 },
  },
} satisfies Cases
