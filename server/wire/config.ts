import type { Config, ModuleConfig } from '#openapi/generated/server.ts'
import { type Config as Environment, hasOutbox } from '#server/config/config.ts'
import { firebaseInBrowser } from '#server/config/firebase-phone.ts'
import type { ShopSettings } from '#server/db/shapes.ts'
import type { Services } from '#server/wiring/services.ts'
import { type Format, flag } from './format.ts'

export function configOnWire(
  settings: ShopSettings,
  { payments, config }: Pick<Services, 'payments' | 'config'>,
  { text, money, picture }: Format,
): Config {
  const { app_links, currency } = settings
  const pictures = picture('x', 640).replace(/x-640\.webp$/, '')
  return {
    business_name: text(settings.business_name),
    logo_full_url: picture(settings.logo, 320),
    fav_icon_full_url: picture(settings.fav_icon, 160),
    email: settings.email,
    phone: settings.phone,
    address: text(settings.address),
    default_location: settings.default_location,
    country: settings.country,
    country_picker_status: flag(settings.country_picker_status),
    currency_code: currency.code,
    currency_symbol: text(currency.symbol),
    currency_symbol_direction: currency.direction,
    digit_after_decimal_point: currency.digits,
    timezone: settings.timezone,
    timeformat: settings.timeformat,
    language: [
      { key: 'en', value: 'English' },
      { key: 'ar', value: 'العربية' },
    ],
    maintenance_mode: 0,
    social_media: settings.social_media,
    footer_text: text(settings.footer_text),
    app_url_android: app_links.playstore_url_status ? app_links.playstore_url : null,
    app_url_ios: app_links.apple_store_url_status ? app_links.apple_store_url : null,
    base_urls: { item_image_url: pictures, store_cover_photo_url: pictures, brand_image_url: pictures },
    customer_wallet_status: flag(settings.customer_wallet_status),
    add_fund_status: flag(
      payments !== undefined && settings.customer_wallet_status && settings.add_fund_status,
    ),
    partial_payment_status: flag(settings.customer_wallet_status && settings.partial_payment_status),
    loyalty_point_status: flag(settings.loyalty_point_status),
    loyalty_point_exchange_rate: settings.loyalty_point_exchange_rate,
    loyalty_point_item_purchase_point: settings.loyalty_point_item_purchase_point,
    loyalty_point_minimum_point: settings.loyalty_point_minimum_point,
    ref_earning_status: flag(settings.ref_earning_status),
    ref_earning_exchange_rate: money(settings.ref_earning_exchange_rate),
    free_delivery_over: settings.free_delivery_over === null ? null : money(settings.free_delivery_over),
    guest_checkout_status: flag(settings.guest_checkout_status),
    cash_on_delivery: flag(settings.cash_on_delivery),
    digital_payment: flag(payments !== undefined),
    offline_payment_status: flag(settings.offline_payment),
    active_payment_method_list: payments
      ? [{ gateway: payments.gateway, gateway_title: text(payments.title), gateway_image_full_url: null }]
      : [],
    dm_tips_status: flag(settings.dm_tips_status),
    schedule_order: flag(settings.schedule_order),
    schedule_order_slot_duration: settings.schedule_order_slot_minutes,
    home_delivery_status: flag(settings.home_delivery),
    takeaway_status: flag(settings.takeaway),
    prescription_order_status: flag(settings.prescription_order_status),
    additional_charge_status: flag(settings.additional_charge.status),
    additional_charge_name: text(settings.additional_charge.name),
    additional_charge: money(settings.additional_charge.amount),
    tax_included: 0,
    customer_verification: flag(config.CUSTOMER_VERIFICATION),
    one_time_codes: oneTimeCodes(config),
    phone_by_firebase: phoneByFirebase(config),
    problem_reports: flag(config.DEMO && config.FLOW_GALLERY),
    social_login: socialLogin(config),
    toggle_veg_non_veg: flag(settings.toggle_veg_non_veg),
    toggle_store_registration: flag(settings.toggle_store_registration),
    toggle_dm_registration: flag(settings.toggle_dm_registration),
    refund_policy: flag(settings.refund_policy),
    cancelation_policy: flag(settings.cancelation_policy),
    shipping_policy: flag(settings.shipping_policy),
    module_config: {
      food: can(
        'add_on',
        'veg_non_veg',
        'item_available_time',
        'show_restaurant_text',
        'halal',
        'cutlery',
        'nutrition',
        'allergy',
      ),
      grocery: can('stock', 'unit', 'organic', 'halal', 'nutrition', 'allergy'),
      pharmacy: can('stock', 'unit', 'order_attachment', 'generic_name', 'common_condition', 'basic'),
      ecommerce: can('stock', 'unit', 'brand'),
      parcel: can('is_parcel', 'always_open'),
    },
  }
}

/** With Firebase the code of a phone comes from there; a new password still needs one of ours. */
const oneTimeCodes = (config: Environment) => {
  const outbox_url = hasOutbox(config) ? '/outbox' : null
  return config.OTP_URL || outbox_url ? { length: config.OTP_LENGTH, outbox_url } : null
}

const phoneByFirebase = (config: Environment) => {
  const firebase = firebaseInBrowser(config)
  return firebase ? { api_key: firebase.apiKey, toolkit_url: firebase.toolkit } : null
}

const socialLogin = ({ GOOGLE_CLIENT_ID, APPLE_CLIENT_ID, FACEBOOK_APP_ID, SOCIAL_ISSUERS }: Environment) =>
  (
    [
      ['google', GOOGLE_CLIENT_ID],
      ['facebook', FACEBOOK_APP_ID],
      ['apple', APPLE_CLIENT_ID],
    ] as const
  ).flatMap(([login_medium, client_id]) => {
    const authorize_url = SOCIAL_ISSUERS[login_medium]?.authorize
    return client_id ? [{ login_medium, client_id, ...(authorize_url && { authorize_url }) }] : []
  })

const nothing: ModuleConfig = {
  stock: 0,
  add_on: 0,
  veg_non_veg: 0,
  unit: 0,
  order_attachment: 0,
  always_open: 0,
  is_parcel: 0,
  item_available_time: 0,
  show_restaurant_text: 0,
  organic: 0,
  halal: 0,
  cutlery: 0,
  brand: 0,
  generic_name: 0,
  common_condition: 0,
  nutrition: 0,
  allergy: 0,
  basic: 0,
}

const can = (...abilities: (keyof ModuleConfig)[]): ModuleConfig => ({
  ...nothing,
  ...Object.fromEntries(abilities.map((ability) => [ability, 1])),
})
