import type { NamespaceOffersTranslation } from '../../i18n-types.ts'

const ar_offers = {
  endsAt: 'ينتهي في {moment}',
  until: 'حتى {date}',
  units: { days: 'يوم', hours: 'ساعة', minutes: 'دقيقة', seconds: 'ثانية' },
  campaignOver: 'انتهت هذه الحملة',
  campaigns: 'الحملات',
  ofStores: 'حملات المتاجر',
  justForYou: 'خصيصًا لك',
  noCampaigns: 'لا حملات جارية الآن',
  noCampaignsNote: 'عُد قريبًا، أو تصفّح عروض اليوم.',
  toOffers: 'العروض الخاصة',
  members: 'المتاجر المشاركة',
  noStores: 'لا متجر مشارك بالقرب منك',
  noStoresNote: 'قد تشارك متاجر في أنحاء أخرى من المدينة. وهناك حملات أخرى بانتظارك.',
  toCampaigns: 'كل الحملات',
  campaignGoneTitle: 'هذه الحملة غير موجودة',
  campaignGoneNote: 'ربما كان الرابط قديمًا. وهناك حملات أخرى بانتظارك.',
  flashSale: 'تخفيضات خاطفة',
  flashSaleOver: 'انتهت هذه التخفيضات',
  flashSaleOverNote: 'ما زالت المنتجات متوفرة بسعرها المعتاد. تصفّح عروض اليوم.',
  noFlashSale: 'لا تخفيضات خاطفة الآن',
  sold: 'بيع {sold} من {stock}',
  soldOut: 'بيعت كلها',
  onSale: 'منتجات التخفيضات',
  noGoods: 'لا شيء من هذه التخفيضات يُباع بالقرب منك',
} satisfies NamespaceOffersTranslation

export default ar_offers
