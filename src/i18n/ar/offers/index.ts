import type { NamespaceOffersTranslation } from '../../i18n-types.ts'

const ar_offers = {
  endsAt: 'ينتهي في {moment}',
  until: 'حتى {date}',
  units: { days: 'يوم', hours: 'ساعة', minutes: 'دقيقة', seconds: 'ثانية' },
  campaignOver: 'انتهت هذه الحملة',
  campaigns: 'الحملات',
  ofStores: 'حملات المتاجر',
  justForYou: 'خصيصًا لك',
  noCampaigns: 'لا توجد حملات الآن',
  noCampaignsNote: 'عُد قريبًا، أو تصفّح عروض اليوم.',
  toOffers: 'العروض الخاصة',
  members: 'المتاجر المشاركة',
  noStores: 'لا توجد متاجر مشاركة بالقرب منك',
  noStoresNote: 'قد تشارك متاجر في مناطق أخرى. تصفّح حملاتنا الأخرى.',
  toCampaigns: 'كل الحملات',
  campaignGoneTitle: 'هذه الحملة غير موجودة',
  campaignGoneNote: 'ربما كان الرابط قديمًا. تصفّح حملاتنا الأخرى.',
  flashSale: 'تخفيضات خاطفة',
  flashSaleOver: 'انتهت هذه التخفيضات',
  flashSaleOverNote: 'ما زالت المنتجات متوفرة بسعرها المعتاد. تصفّح عروض اليوم.',
  noFlashSale: 'لا توجد تخفيضات خاطفة الآن',
  sold: 'بيع {sold} من {stock}',
  soldOut: 'نفدت الكمية',
  onSale: 'منتجات التخفيضات',
  noGoods: 'لا يتوفر شيء من هذه التخفيضات بالقرب منك',
} satisfies NamespaceOffersTranslation

export default ar_offers
