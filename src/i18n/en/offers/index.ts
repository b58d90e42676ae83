import type { BaseTranslation } from '../../i18n-types.ts'

const en_offers = {
  endsAt: 'Ends {moment:string}',
  until: 'Until {date:string}',
  units: { days: 'Days', hours: 'Hours', minutes: 'Min', seconds: 'Sec' },
  campaignOver: 'This campaign is over',
  campaigns: 'Campaigns',
  ofStores: 'What stores are up to',
  justForYou: 'Just For You',
  noCampaigns: 'No campaign runs right now',
  noCampaignsNote: 'Come back soon, or see what is offered today.',
  toOffers: 'See special offers',
  members: 'Stores that take part',
  noStores: 'No store around you takes part',
  noStoresNote: 'Stores in other parts of the city may. Other campaigns are waiting.',
  toCampaigns: 'See all campaigns',
  campaignGoneTitle: 'This campaign is not here',
  campaignGoneNote: 'The link may be old. Other campaigns are waiting.',
  flashSale: 'Flash Sale',
  flashSaleOver: 'This flash sale is over',
  flashSaleOverNote: 'The goods are still here, at their own price. See what is offered today.',
  noFlashSale: 'No flash sale runs right now',
  sold: '{sold:string} of {stock:string} sold',
  soldOut: 'All sold',
  onSale: 'Goods of the sale',
  noGoods: 'Nothing of this sale is sold around you',
} satisfies BaseTranslation

export default en_offers
