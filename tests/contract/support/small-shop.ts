import { eq } from 'drizzle-orm'
import { learnWords } from '#server/catalogue/vocabulary.ts'
import type { Database } from '#server/db/engine/open.ts'
import {
  addOns,
  allergens,
  banners,
  brands,
  campaigns,
  cancellationReasons,
  categories,
  commonConditions,
  coupons,
  deliveryMen,
  flashSaleItems,
  flashSales,
  items,
  modules,
  moduleZones,
  offlinePaymentMethods,
  pages,
  refundReasons,
  settings,
  stores,
  zones,
} from '#server/db/schema.ts'
import type { Hours, ShopSettings, Text } from '#server/db/shapes.ts'

/** A shop of a handful of rows, each there because a rule needs it. Money in minor units: 2500 is 25.00. */

export const zone = { center: 1, noCash: 2, off: 3 } as const
export const module = { food: 1, grocery: 2, ecommerce: 3 } as const
export const store = {
  grill: 1,
  pizza: 2,
  closed: 3,
  market: 4,
  gadgets: 5,
  noCash: 6,
  paused: 7,
  collectOnly: 8,
} as const
export const item = {
  kebab: 1,
  mixedGrill: 2,
  breakfast: 3,
  margherita: 4,
  soup: 5,
  milk: 6,
  scarceTea: 7,
  medicine: 8,
  shirt: 9,
  phone: 10,
  wrap: 11,
  hidden: 12,
  feast: 13,
  juice: 14,
  paused: 15,
  collect: 16,
} as const
export const courier = { yusuf: 1, nadia: 2 } as const
export const transfer = { bank: 1, gone: 2 } as const
export const addOn = { sauce: 1, bread: 2, cheese: 3 } as const

/** Friday noon on the shop's clock. */
export const noon = new Date('2026-11-20T08:00:00Z')

/** In the middle of each zone, beside the middle of one, and outside all of them. */
export const positions = {
  center: { latitude: '25.2', longitude: '55.2' },
  nearCenter: { latitude: '25.22', longitude: '55.22' },
  noCash: { latitude: '25.2', longitude: '55.4' },
  off: { latitude: '25.4', longitude: '55.2' },
  desert: { latitude: '24.0', longitude: '54.0' },
} as const

export const text = (en: string, ar = `${en} ع`): Text => ({ en, ar })

const square = (lat: number, lng: number) => ({
  type: 'Polygon' as const,
  coordinates: [
    [
      [lng - 0.05, lat - 0.05],
      [lng + 0.05, lat - 0.05],
      [lng + 0.05, lat + 0.05],
      [lng - 0.05, lat + 0.05],
      [lng - 0.05, lat - 0.05],
    ],
  ],
})

const always: Hours = Array.from({ length: 7 }, () => [{ opens: '00:00', closes: '24:00' }])
const mornings: Hours = Array.from({ length: 7 }, () => [{ opens: '07:00', closes: '11:00' }])

const shopSettings: ShopSettings = {
  business_name: text('Small Shop', 'متجر صغير'),
  logo: 'logo-1f3ea-20',
  fav_icon: 'logo-1f3ea-20',
  email: 'hello@shop.example',
  phone: '+97140000000',
  address: text('1 Harbour Street'),
  footer_text: text('All rights reserved'),
  country: 'AE',
  country_picker_status: true,
  timezone: 'Asia/Dubai',
  timeformat: '12',
  default_location: { lat: 25.2, lng: 55.2 },
  currency: { code: 'AED', symbol: text('AED', 'د.إ'), direction: 'left', digits: 2 },
  social_media: [{ name: 'instagram', link: 'https://instagram.example/shop' }],
  app_links: {
    playstore_url: 'https://play.example',
    playstore_url_status: false,
    apple_store_url: 'https://apps.example',
    apple_store_url_status: true,
  },
  landing: {
    header_title: text('Header'),
    header_sub_title: text('Sub'),
    header_tag_line: text('Tag'),
    header_picture: 'banner-1f3ea-20',
    module_title: text('Modules'),
    module_sub_title: text('Pick one'),
    special_criterias: [{ title: text('Fast'), description: text('Very'), picture: 'item-1f6f5-20' }],
    zone_title: text('Zones'),
    zone_short_description: text('Where'),
    app_title: text('Apps'),
    app_sub_title: text('Get them'),
    earning: {
      title: text('Earn'),
      sub_title: text('With us'),
      seller: {
        title: text('Sell'),
        sub_title: text('Here'),
        button_name: text('Apply to sell'),
        button_url: 'https://partners.example/stores',
        picture: 'item-1f6f5-20',
      },
      dm: {
        title: text('Ride'),
        sub_title: text('There'),
        button_name: text('Apply to ride'),
        button_url: 'https://partners.example/couriers',
        picture: 'item-1f6f5-20',
      },
    },
    newsletter_title: text('News'),
    newsletter_sub_title: text('Weekly'),
    footer_description: text('Everything delivered'),
  },
  guest_checkout_status: true,
  cash_on_delivery: true,
  offline_payment: true,
  customer_wallet_status: true,
  add_fund_status: true,
  partial_payment_status: true,
  loyalty_point_status: true,
  loyalty_point_exchange_rate: 10,
  loyalty_point_item_purchase_point: 5,
  loyalty_point_minimum_point: 100,
  ref_earning_status: false,
  ref_earning_exchange_rate: 1000,
  ref_earning_minimum_order: 0,
  welcome_discount: { status: false, discount: 1000, discount_type: 'percent' as const, days: 7 },
  dm_tips_status: true,
  home_delivery: true,
  takeaway: true,
  schedule_order: true,
  schedule_order_slot_minutes: 30,
  prescription_order_status: true,
  toggle_veg_non_veg: true,
  toggle_store_registration: true,
  toggle_dm_registration: false,
  free_delivery_over: 20_000,
  additional_charge: { status: true, name: text('Service fee'), amount: 100 },
  refund_policy: true,
  cancelation_policy: true,
  shipping_policy: false,
  parcel: {
    prohibited: [text('Cash', 'النقود'), text('Live animals', 'الحيوانات الحية')],
    waiting_minutes: 10,
    return_fee_percent: 5000,
    pickup_cancel_fee: 300,
    handover_codes: true,
    link_days: 7,
    lost_after_hours: 24,
  },
}

const storeOf = (id: number, slug: string, more: Partial<typeof stores.$inferInsert> = {}) => ({
  id,
  slug,
  name: text(slug),
  address: text(`${slug} street`),
  phone: '+97141111111',
  email: `${slug}@shop.example`,
  module_id: module.food as number,
  zone_id: zone.center as number,
  latitude: 25.2,
  longitude: 55.2,
  logo: 'logo-1f354-20',
  cover: 'cover-1f354-20',
  hours: always,
  minimum_delivery_minutes: 20,
  maximum_delivery_minutes: 30,
  created_at: new Date('2026-01-01T00:00:00Z'),
  ...more,
})

const courierOf = (id: number, f_name: Text, l_name: Text) => ({
  id,
  f_name,
  l_name,
  phone: `+97155000000${id}`,
  email: `courier-${id}@shop.example`,
  picture: 'person-1f468-20',
  zone_id: zone.center,
  latitude: 25.21,
  longitude: 55.22,
  heading: 90,
})

const itemOf = (
  id: number,
  slug: string,
  store_id: number,
  price: number,
  more: Partial<typeof items.$inferInsert> = {},
) => ({
  id,
  slug,
  name: text(slug),
  description: text(`About ${slug}`),
  store_id,
  module_id: module.food as number,
  zone_id: zone.center as number,
  category_id: 2,
  picture: 'item-1f354-20',
  price,
  created_at: new Date(Date.UTC(2026, 0, id)),
  ...more,
})

export async function fillSmallShop(db: Database): Promise<void> {
  await db.insert(settings).values({ id: 1, value: shopSettings })
  await db.insert(zones).values([
    { id: zone.center, name: text('Center'), outline: square(25.2, 55.2), offline_payment: true },
    { id: zone.noCash, name: text('No cash'), outline: square(25.2, 55.4), cash_on_delivery: false },
    { id: zone.off, name: text('Off'), outline: square(25.4, 55.2), active: false },
  ])
  await db
    .insert(modules)
    .values([
      moduleOf(module.food, 'food'),
      moduleOf(module.grocery, 'grocery'),
      moduleOf(module.ecommerce, 'ecommerce'),
    ])
  await db.insert(allergens).values([
    { key: 'gluten', name: text('Gluten', 'غلوتين'), position: 0 },
    { key: 'dairy', name: text('Dairy', 'ألبان'), position: 1 },
    { key: 'celery', name: text('Celery', 'كرفس'), position: 2 },
  ])
  await db.insert(moduleZones).values(
    [zone.center, zone.noCash].flatMap((zone_id) =>
      Object.values(module).map((module_id) => ({
        module_id,
        zone_id,
        per_km_shipping_charge: 200,
        minimum_shipping_charge: 500,
        maximum_shipping_charge: 3000,
        maximum_cod_order_amount: module_id === module.ecommerce ? 100_000 : null,
      })),
    ),
  )
  await db
    .insert(categories)
    .values([
      categoryOf(1, 'dishes', module.food, null, { featured: true }),
      categoryOf(2, 'grills', module.food, 1),
      categoryOf(3, 'dairy', module.grocery, null),
      categoryOf(4, 'clothes', module.ecommerce, null),
    ])
  await db
    .insert(brands)
    .values([
      { id: 1, slug: 'acme', name: text('Acme'), module_id: module.ecommerce, picture: 'brand-1f4f1-20' },
    ])
  await db
    .insert(commonConditions)
    .values([{ id: 1, slug: 'fever', name: text('Fever'), module_id: module.grocery }])
  await db.insert(stores).values([
    storeOf(store.grill, 'grill', {
      tax: 500,
      minimum_order: 2000,
      order_count: 5,
      featured: true,
      total_items: 5,
    }),
    storeOf(store.pizza, 'pizza-house', {
      discount: 1000,
      free_delivery: true,
      order_count: 9,
      rating_sum: 9,
      rating_count: 2,
      latitude: 25.21,
      created_at: new Date('2026-11-01T00:00:00Z'),
    }),
    storeOf(store.closed, 'early-birds', { hours: mornings, order_count: 50 }),
    storeOf(store.market, 'market', {
      prescription_order: true,
      module_id: module.grocery,
    }),
    storeOf(store.gadgets, 'gadgets', { module_id: module.ecommerce }),
    storeOf(store.noCash, 'card-only', { zone_id: zone.noCash, longitude: 55.4 }),
    storeOf(store.paused, 'paused', { active: false }),
    storeOf(store.collectOnly, 'collect-only', { delivery: false, schedule_order: false }),
  ])
  await db
    .insert(deliveryMen)
    .values([
      courierOf(courier.yusuf, text('Yusuf', 'يوسف'), text('Karim', 'كريم')),
      courierOf(courier.nadia, text('Nadia', 'نادية'), text('Farouk', 'فاروق')),
    ])
  await db.insert(addOns).values([
    { id: addOn.sauce, store_id: store.grill, name: text('Sauce', 'صلصة'), price: 150 },
    { id: addOn.bread, store_id: store.grill, name: text('Bread', 'خبز'), price: 200 },
    { id: addOn.cheese, store_id: store.pizza, name: text('Cheese', 'جبن'), price: 300 },
  ])
  await db.insert(items).values([
    itemOf(item.kebab, 'kebab', store.grill, 2500, {
      name: text('Kebab', 'كباب'),
      discount: 1000,
      add_on_ids: [addOn.sauce, addOn.bread],
      maximum_cart_quantity: 5,
      order_count: 7,
      tags: [text('Beef', 'لحم')],
    }),
    itemOf(item.mixedGrill, 'mixed-grill', store.grill, 4000, {
      name: text('Mixed grill', 'مشاوي مشكلة'),
      recommended: true,
      food_variations: [
        {
          name: text('Size', 'الحجم'),
          type: 'single',
          min: 0,
          max: 0,
          required: true,
          values: [
            { label: text('Regular', 'عادي'), optionPrice: 0 },
            { label: text('Large', 'كبير'), optionPrice: 1500 },
          ],
        },
        {
          name: text('Sides', 'الجوانب'),
          type: 'multi',
          min: 1,
          max: 2,
          required: false,
          values: [
            { label: text('Rice', 'أرز'), optionPrice: 500 },
            { label: text('Salad', 'سلطة'), optionPrice: 333 },
            { label: text('Fries', 'بطاطس'), optionPrice: 400 },
          ],
        },
      ],
    }),
    itemOf(item.breakfast, 'breakfast', store.grill, 3000, {
      available_time_starts: '06:00',
      available_time_ends: '11:00',
    }),
    itemOf(item.margherita, 'margherita', store.pizza, 3333, {
      name: text('Margherita', 'مارغريتا'),
      veg: true,
      allergens: ['gluten', 'dairy'],
      discount: 5000,
      store_discount: 1000,
      add_on_ids: [addOn.cheese],
      order_count: 20,
      rating_sum: 14,
      rating_count: 3,
    }),
    itemOf(item.soup, 'soup', store.closed, 1500, { free_of: ['gluten'] }),
    itemOf(item.milk, 'milk', store.market, 700, {
      module_id: module.grocery,
      category_id: 3,
      stock: 100,
      allergens: ['dairy'],
      free_of: ['gluten'],
    }),
    itemOf(item.scarceTea, 'scarce-tea', store.market, 1000, {
      module_id: module.grocery,
      category_id: 3,
      stock: 2,
    }),
    itemOf(item.medicine, 'medicine', store.market, 900, {
      module_id: module.grocery,
      category_id: 3,
      stock: 9,
      common_condition_id: 1,
      is_prescription_required: true,
    }),
    itemOf(item.shirt, 'shirt', store.gadgets, 5000, {
      module_id: module.ecommerce,
      category_id: 4,
      stock: 7,
      discount: 500,
      discount_type: 'amount',
      choice_options: [
        { name: 'choice_1', title: text('Colour'), options: [text('Red', 'أحمر'), text('Blue', 'أزرق')] },
      ],
      variations: [
        { type: text('Red', 'أحمر'), price: 5500, stock: 6 },
        { type: text('Blue', 'أزرق'), price: 6000, stock: 1 },
      ],
    }),
    itemOf(item.phone, 'phone', store.gadgets, 99_000, {
      module_id: module.ecommerce,
      category_id: 4,
      stock: 50,
      brand_id: 1,
    }),
    itemOf(item.wrap, 'wrap', store.noCash, 2000, { zone_id: zone.noCash }),
    itemOf(item.hidden, 'hidden', store.grill, 2000, { active: false }),
    itemOf(item.feast, 'feast', store.grill, 9000, {
      available_date_starts: new Date('2026-11-01T00:00:00Z'),
      available_date_ends: new Date('2026-11-30T00:00:00Z'),
    }),
    itemOf(item.juice, 'juice', store.market, 1000, { module_id: module.grocery, category_id: 3, stock: 40 }),
    itemOf(item.paused, 'paused-dish', store.paused, 2000),
    itemOf(item.collect, 'collect-dish', store.collectOnly, 2000),
  ])
  await db.insert(flashSales).values({
    id: 1,
    title: text('Today only'),
    module_id: module.grocery,
    start_date: new Date('2026-11-19T00:00:00Z'),
    end_date: new Date('2026-11-21T00:00:00Z'),
  })
  await db.insert(flashSaleItems).values([
    {
      id: 1,
      flash_sale_id: 1,
      item_id: item.juice,
      discount: 5000,
      discount_type: 'percent',
      stock: 4,
      sold: 1,
    },
  ])
  await db
    .insert(coupons)
    .values([
      couponOf(1, 'WELCOME10', { discount: 1000, max_discount: 400, limit_per_customer: 1 }),
      couponOf(2, 'OLD', { discount: 1000, expire_date: new Date('2026-11-01T00:00:00Z') }),
      couponOf(3, 'LAST', { discount: 300, discount_type: 'amount', limit_total: 1 }),
      couponOf(4, 'FREERIDE', { coupon_type: 'free_delivery' }),
      couponOf(5, 'PIZZA', { discount: 2000, store_ids: [store.pizza] }),
      couponOf(6, 'BIG', { discount: 1000, min_purchase: 100_000 }),
    ])
  await db.insert(banners).values([
    {
      id: 1,
      title: text('Pizza week'),
      type: 'store_wise',
      picture: 'banner-1f355-20',
      store_id: store.pizza,
      module_id: module.food,
      featured: true,
    },
    {
      id: 2,
      title: text('Elsewhere'),
      picture: 'banner-1f355-20',
      module_id: module.food,
      zone_id: zone.noCash,
    },
  ])
  await db.insert(campaigns).values([
    {
      id: 1,
      slug: 'grill-days',
      title: text('Grill days'),
      description: text('All week'),
      picture: 'banner-1f355-20',
      module_id: module.food,
      start_date: new Date('2026-11-01T00:00:00Z'),
      end_date: new Date('2026-11-30T00:00:00Z'),
    },
    {
      id: 2,
      slug: 'over',
      title: text('Over'),
      description: text('Gone'),
      picture: 'banner-1f355-20',
      module_id: module.food,
      start_date: new Date('2026-10-01T00:00:00Z'),
      end_date: new Date('2026-10-30T00:00:00Z'),
    },
  ])
  await db.insert(offlinePaymentMethods).values([
    {
      id: transfer.bank,
      name: text('Bank transfer', 'تحويل بنكي'),
      fields: [{ name: text('Account holder'), value: text('Small Shop LLC') }],
      inputs: [
        { name: 'reference', label: text('Reference'), placeholder: text('FT42'), required: true },
        { name: 'bank', label: text('Your bank'), placeholder: text('Any'), required: false },
      ],
    },
    { id: transfer.gone, name: text('Cheque'), fields: [], inputs: [], active: false },
  ])
  await db.insert(cancellationReasons).values([
    { id: 1, reason: text('Changed my mind', 'غيّرت رأيي') },
    { id: 2, reason: text('Too busy'), user_type: 'store' },
    { id: 3, reason: text('The parcel is not ready', 'الطرد غير جاهز'), of_parcels: true },
  ])
  await db.insert(refundReasons).values([
    { id: 1, reason: text('Something is missing', 'شيء ما ناقص') },
    { id: 2, reason: text('Nobody says this any more'), active: false },
  ])
  await db
    .insert(pages)
    .values(
      [
        'about-us',
        'terms-and-conditions',
        'privacy-policy',
        'refund-policy',
        'review-policy',
        'shipping-policy',
        'cancellation-policy',
      ].map((key) => ({ key, title: text(key), value: text(`All about ${key}`) })),
    )
  await learnWords(db)
}

const moduleOf = (id: number, type: 'food' | 'grocery' | 'ecommerce') => ({
  id,
  name: text(type),
  type,
  description: text(`About ${type}`),
  icon: 'module-1f354-20',
  thumbnail: 'module-1f354-20',
  position: id,
})

const categoryOf = (
  id: number,
  slug: string,
  module_id: number,
  parent_id: number | null,
  more: Partial<typeof categories.$inferInsert> = {},
) => ({
  id,
  slug,
  name: text(slug),
  module_id,
  parent_id,
  picture: 'category-1f354-20',
  position: id,
  ...more,
})

const couponOf = (id: number, code: string, more: Partial<typeof coupons.$inferInsert>) => ({
  id,
  code,
  title: text(code),
  module_id: module.food as number,
  start_date: new Date('2026-10-01T00:00:00Z'),
  expire_date: new Date('2026-12-31T00:00:00Z'),
  ...more,
})

/** A further branch of a store, in the zone without cash: where its goods stand. */
export async function openBranch(db: Database, of: number): Promise<{ store_id: number; zone_id: number }> {
  const [row] = await db.select().from(stores).where(eq(stores.id, of))
  const branch = { ...row!, id: 100 + of, slug: `branch-of-${of}`, zone_id: zone.noCash }
  await db.insert(stores).values(branch)
  return { store_id: branch.id, zone_id: branch.zone_id }
}
