import type { Polygon } from 'geojson'

/** A text of the catalogue in both languages of the shop. */
export type Text = { en: string; ar: string }

/** A review in the language of `locale`, which is not the author's. */
export type ReviewTranslation = { locale: keyof Text; comment: string; reply: string | null }

export type ModuleType = 'food' | 'grocery' | 'pharmacy' | 'ecommerce' | 'parcel'

/** `percent` amounts are kept in hundredths of a percent, `amount` in minor units of the currency. */
export type DiscountType = 'percent' | 'amount'

export type DiscountBy = 'flash_sale' | 'store' | 'item'

/** Corners as GeoJSON, longitude first; the ring is closed. */
export type Outline = Polygon

/** Opening spans per weekday, Sunday first. Times are `HH:MM` on the shop's clock; `closes` at or before `opens` runs past midnight. */
export type Hours = { opens: string; closes: string }[][]

/** One kind of an item outside food, such as `Red-XL`; `price` in minor units replaces the item's. */
export type Variation = { type: Text; price: number; stock: number }

/** Titles and options whose joined choices name a {@link Variation}. */
export type ChoiceOption = { name: string; title: Text; options: Text[] }

/** A question a dish asks; `optionPrice` in minor units is added to the dish's price. */
export type FoodVariation = {
  name: Text
  type: 'single' | 'multi'
  min: number
  max: number
  required: boolean
  values: { label: Text; optionPrice: number }[]
}

/** What was chosen, in the English words of the catalogue: they identify groups, labels and types in every language. */
export type ChosenVariation = { name: string; labels: string[] }[] | { type: string } | null

export type ChosenAddOn = { id: number; quantity: number }

/** Where an order goes, as the customer wrote it. */
export type DeliveryAddress = {
  contact_person_name: string
  contact_person_number: string
  contact_person_email: string
  address_type: string
  address: string
  latitude: number | null
  longitude: number | null
  road: string
  house: string
  floor: string
  additional_information: string
}

/** What a way cost per kilometre, between which bounds, and the hundredths of a percent then added in its zone. Minor units. */
export type FeeCharges = {
  per_km_shipping_charge: number
  minimum_shipping_charge: number
  maximum_shipping_charge: number | null
  increased_delivery_fee: number
}

/** What a customer avoids: allergens and diets by key, and what lists leave out for it. */
export type Diet = {
  allergens: string[]
  diets: ('vegetarian' | 'halal')[]
  hide: 'nothing' | 'contained' | 'unstated'
}

/** An item as it was sold: later changes of the catalogue do not reach it. Prices in minor units. */
export type SoldItem = {
  slug: string
  name: Text
  picture: string
  price: number
  discount: number
  discount_type: DiscountType
  /** Who gives the discount; missing in orders from before the field existed. */
  discount_by?: DiscountBy
  unit: Text | null
  veg: boolean
  organic: boolean
  halal: boolean
  /** Keys of what it contained; missing in orders from before the field existed. */
  allergens?: string[]
  generic_name: Text[]
  category_id: number
  brand_id: number | null
  store_id: number
  store_name: Text
  module_id: number
  zone_id: number
  is_campaign: boolean
  /** The offer of a flash sale it was sold by; a canceled order gives the pieces back to it. */
  flash_sale_item_id: number | null
  /** `prices` has the surcharge of each label; missing in orders from before the field existed. */
  variation:
    | { name: Text; labels: Text[]; prices?: number[] }[]
    | { type: Text; price: number; stock: number }
    | null
  add_ons: { id: number; name: Text; price: number; quantity: number }[]
}

/** What a customer is asked of a payment outside the shop; `name` is its key. */
export type OfflineInput = { name: string; label: Text; placeholder: Text; required: boolean }

/** The discount on a new customer's first order, for so many days after joining. */
export type WelcomeOffer = { status: boolean; discount: number; discount_type: DiscountType; days: number }

/** What the owner of the shop decides once for all modules. Money in minor units. */
export type ShopSettings = {
  business_name: Text
  logo: string
  fav_icon: string
  email: string
  phone: string
  address: Text
  footer_text: Text
  country: string
  country_picker_status: boolean
  /** IANA name of the clock that opening hours and schedules are read on. */
  timezone: string
  timeformat: '12' | '24'
  default_location: { lat: number; lng: number }
  currency: { code: string; symbol: Text; direction: 'left' | 'right'; digits: number }
  social_media: { name: 'facebook' | 'instagram' | 'twitter' | 'linkedin' | 'pinterest'; link: string }[]
  app_links: {
    playstore_url: string
    playstore_url_status: boolean
    apple_store_url: string
    apple_store_url_status: boolean
  }
  landing: LandingTexts
  guest_checkout_status: boolean
  cash_on_delivery: boolean
  offline_payment: boolean
  customer_wallet_status: boolean
  add_fund_status: boolean
  partial_payment_status: boolean
  loyalty_point_status: boolean
  /** Points that buy one unit of the currency, and points earned per hundred units spent. */
  loyalty_point_exchange_rate: number
  loyalty_point_item_purchase_point: number
  loyalty_point_minimum_point: number
  ref_earning_status: boolean
  ref_earning_exchange_rate: number
  /** What the goods of the first order of a referred customer have to cost at least (`rules/rewarded.ts`). */
  ref_earning_minimum_order: number
  welcome_discount: WelcomeOffer
  dm_tips_status: boolean
  home_delivery: boolean
  takeaway: boolean
  schedule_order: boolean
  schedule_order_slot_minutes: number
  prescription_order_status: boolean
  toggle_veg_non_veg: boolean
  /** Whether owners of stores and couriers may apply, at the addresses of the landing page. */
  toggle_store_registration: boolean
  toggle_dm_registration: boolean
  /** Order value from which delivery is free; `null` switches the offer off. */
  free_delivery_over: number | null
  additional_charge: { status: boolean; name: Text; amount: number }
  refund_policy: boolean
  cancelation_policy: boolean
  shipping_policy: boolean
  parcel: ParcelRules
}

/** What the sender of a parcel agrees to. */
export type ParcelRules = {
  /** What no parcel may hold. */
  prohibited: Text[]
  /** Minutes that the courier waits at the receiver's door before the return begins. */
  waiting_minutes: number
  /** Of the fee for the way, in hundredths of a percent. */
  return_fee_percent: number
  /** For canceling once the courier is on the way to the sender; minor units. */
  pickup_cancel_fee: number
  /** Whether pick-up and hand-over are proven by a code. */
  handover_codes: boolean
  /** How long the links of sender and receiver work after the parcel arrived. */
  link_days: number
  /** Hours after the latest promised arrival when a parcel that is still on its way counts as lost. */
  lost_after_hours: number
}

/** The size of a parcel as its order keeps it. */
export type ParcelSize = {
  id: number
  name: Text
  examples: Text
  length_cm: number
  width_cm: number
  height_cm: number
  max_weight_kg: number
}

/** An invitation to work with the shop. */
export type EarningOffer = {
  title: Text
  sub_title: Text
  button_name: Text
  button_url: string
  picture: string
}

/** The words of the landing page and of the parts of it that other pages show. */
export type LandingTexts = {
  header_title: Text
  header_sub_title: Text
  header_tag_line: Text
  header_picture: string
  module_title: Text
  module_sub_title: Text
  /** Why to order here. */
  special_criterias: { title: Text; description: Text; picture: string }[]
  zone_title: Text
  zone_short_description: Text
  app_title: Text
  app_sub_title: Text
  earning: { title: Text; sub_title: Text; seller: EarningOffer; dm: EarningOffer }
  newsletter_title: Text
  newsletter_sub_title: Text
  footer_description: Text
}
