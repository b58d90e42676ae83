import type { BaseTranslation } from '../../i18n-types.ts'

const en_offers = {
  endsAt: 'Ends {moment:string}',
  until: 'Until {date:string}',
  units: { days: 'Days', hours: 'Hours', minutes: 'Min', seconds: 'Sec' },
  campaignOver: 'This campaign is over',
  campaigns: 'Campaigns',
  ofStores: 'Store campaigns',
  justForYou: 'Just For You',
  noCampaigns: 'No campaigns right now',
  noCampaignsNote: "Check back soon, or see today's offers.",
  toOffers: 'See special offers',
  members: 'Participating stores',
  noStores: 'No participating stores near you',
  noStoresNote: 'Stores in other areas may take part. See our other campaigns.',
  toCampaigns: 'See all campaigns',
  campaignGoneTitle: 'Campaign not found',
  campaignGoneNote: 'The link may be old. See our other campaigns.',
  flashSale: 'Flash Sale',
  flashSaleOver: 'This flash sale is over',
  flashSaleOverNote: "Its items are back to their regular prices. See today's offers.",
  noFlashSale: 'No flash sale right now',
  sold: '{sold:string} of {stock:string} sold',
  soldOut: 'Sold out',
  onSale: 'Items on sale',
  noGoods: 'Nothing in this sale is available near you',
} satisfies BaseTranslation

export default en_offers
