import type { CustomerInfo } from '#openapi/generated/server.ts'
import type { WelcomeOffer } from '#server/db/shapes.ts'
import type { Format } from './format.ts'
import { discountOnWire } from './item.ts'

type Welcome = Pick<
  CustomerInfo,
  'is_valid_for_discount' | 'discount_amount' | 'discount_amount_type' | 'validity'
>

export const welcomeOnWire = (offer: WelcomeOffer | undefined, format: Format): Welcome => {
  if (!offer)
    return {
      is_valid_for_discount: false,
      discount_amount: 0,
      discount_amount_type: 'percent',
      validity: '',
    }
  const inDays = new Intl.NumberFormat(format.locale === 'ar' ? 'ar-u-nu-latn' : 'en', {
    style: 'unit',
    unit: 'day',
    unitDisplay: 'long',
  })
  return {
    is_valid_for_discount: true,
    discount_amount: discountOnWire(offer, format),
    discount_amount_type: offer.discount_type,
    validity: inDays.format(offer.days),
  }
}
