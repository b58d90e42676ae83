import { toGlobe } from '#server/city/frame.ts'
import type { ShopSettings, Text } from '#server/db/shapes.ts'
import { pictureName } from '#server/media/picture-name.ts'
import { parcelRules } from './parcels.ts'

export const timezone = 'Asia/Dubai'

const text = (en: string, ar: string): Text => ({ en, ar })

/** Clock Square, the middle of the city. */
const middle = toGlobe([480, -1700])

export const shopSettings: ShopSettings = {
  business_name: text('Souk', 'سوق'),
  logo: pictureName('logo', '🛍️', 14),
  fav_icon: pictureName('logo', '🛍️', 14),
  email: 'hello@souk.example',
  phone: '+97145550100',
  address: text('63 Clock Square, Downtown, Marsa Noor', 'ميدان الساعة 63، وسط المدينة، مرسى نور'),
  footer_text: text('© Souk, Marsa Noor. All rights reserved.', '© سوق، مرسى نور. جميع الحقوق محفوظة.'),
  country: 'AE',
  country_picker_status: true,
  timezone,
  timeformat: '12',
  default_location: { lat: Number(middle.lat.toFixed(6)), lng: Number(middle.lng.toFixed(6)) },
  currency: { code: 'AED', symbol: text('AED', 'د.إ'), direction: 'left', digits: 2 },
  social_media: [
    { name: 'facebook', link: 'https://www.facebook.com/souk.example' },
    { name: 'instagram', link: 'https://www.instagram.com/souk.example' },
    { name: 'twitter', link: 'https://twitter.com/souk_example' },
    { name: 'linkedin', link: 'https://www.linkedin.com/company/souk-example' },
    { name: 'pinterest', link: 'https://www.pinterest.com/souk_example' },
  ],
  app_links: {
    playstore_url: 'https://play.google.com/store/apps/details?id=example.souk',
    playstore_url_status: true,
    apple_store_url: 'https://apps.apple.com/app/souk/id0000000000',
    apple_store_url_status: true,
  },
  landing: {
    header_title: text('Everything Marsa Noor has, at your door', 'كل ما في مرسى نور عند بابك'),
    header_sub_title: text(
      'Dinner, groceries, medicine and gifts from the shops of your own city.',
      'العشاء والبقالة والدواء والهدايا من متاجر مدينتك.',
    ),
    header_tag_line: text('Where should we deliver?', 'إلى أين نوصّل طلبك؟'),
    header_picture: pictureName(
      'hero',
      '🛵🍔 kettle/gold glass/orange/orange/liquid🍊 dress/plum/gold mound/brown/gold/grains🍗 🥑',
      18,
    ),
    module_title: text('What do you need today?', 'ماذا تحتاج اليوم؟'),
    module_sub_title: text(
      'Restaurants, markets, pharmacies and shops, with delivery to your door.',
      'مطاعم وأسواق وصيدليات ومتاجر، والتوصيل إلى بابك.',
    ),
    special_criterias: [
      {
        title: text('Quick', 'سريع'),
        description: text(
          'Every store says how long it takes, and you see the courier on the map.',
          'يذكر كل متجر الوقت الذي يحتاجه، وترى مندوب التوصيل على الخريطة.',
        ),
        picture: pictureName('category', '🛵', 38),
      },
      {
        title: text('Fair', 'منصف'),
        description: text(
          'The price you see is the price you pay: tax, fee and discount are shown line by line.',
          'السعر الذي تراه هو ما تدفعه: الضريبة والرسوم والخصم سطرًا سطرًا.',
        ),
        picture: pictureName('category', '🏷️', 140),
      },
      {
        title: text('Local', 'محلي'),
        description: text(
          'Every shop stands in one of our streets. You can walk there tomorrow.',
          'كل متجر يقع في أحد شوارعنا ويمكنك أن تزوره غدًا سيرًا.',
        ),
        picture: pictureName('category', '🏪', 205),
      },
      {
        title: text('Always open', 'مفتوح دائمًا'),
        description: text(
          'Kitchens, markets and pharmacies that work through the night in every part of the city.',
          'مطاعم وأسواق وصيدليات تعمل طوال الليل في كل أنحاء المدينة.',
        ),
        picture: pictureName('category', '🌙', 260),
      },
    ],
    zone_title: text('Where we deliver', 'مناطق التوصيل'),
    zone_short_description: text(
      'Four parts of the city, from the West Coast to Cedar Heights.',
      'أربع مناطق من المدينة من الساحل الغربي إلى مرتفعات الأرز.',
    ),
    app_title: text('Souk in your pocket', 'سوق في جيبك'),
    app_sub_title: text(
      'Install it from the browser or from the stores, and follow every order live.',
      'ثبّته من المتصفح أو من المتاجر وتابع كل طلب مباشرة.',
    ),
    earning: {
      title: text('Earn with Souk', 'اكسب مع سوق'),
      sub_title: text(
        'Sell what you make, or bring what others buy.',
        'بِع ما تصنعه، أو أوصل ما يشتريه الآخرون.',
      ),
      seller: {
        title: text('Open a store', 'افتح متجرًا'),
        sub_title: text(
          'A window on every street of the city, without the rent.',
          'واجهة على كل شارع في المدينة بلا إيجار.',
        ),
        button_name: text('Become a store owner', 'كن صاحب متجر'),
        button_url: 'https://partners.souk.example/stores/apply',
        picture: pictureName('category', '🏬', 205),
      },
      dm: {
        title: text('Bring orders', 'أوصل الطلبات'),
        sub_title: text(
          'By bicycle, scooter or car, in the hours you choose.',
          'بالدراجة أو السكوتر أو السيارة، في الساعات التي تختارها.',
        ),
        button_name: text('Become a courier', 'كن مندوب توصيل'),
        button_url: 'https://partners.souk.example/couriers/apply',
        picture: pictureName('category', '🚲', 38),
      },
    },
    newsletter_title: text('Our news every Thursday', 'رسالة كل خميس'),
    newsletter_sub_title: text(
      'New shops, good dishes and one coupon. No more than that.',
      'متاجر جديدة وأطباق طيبة وقسيمة واحدة. لا أكثر.',
    ),
    footer_description: text(
      'Souk brings the kitchens, markets, pharmacies and shops of Marsa Noor to your door.',
      'يحمل سوق مطاعم مرسى نور وأسواقها وصيدلياتها ومتاجرها إلى بابك.',
    ),
  },
  guest_checkout_status: true,
  cash_on_delivery: true,
  offline_payment: true,
  customer_wallet_status: true,
  add_fund_status: true,
  partial_payment_status: true,
  loyalty_point_status: true,
  loyalty_point_exchange_rate: 50,
  loyalty_point_item_purchase_point: 100,
  loyalty_point_minimum_point: 100,
  ref_earning_status: true,
  ref_earning_exchange_rate: 1000,
  ref_earning_minimum_order: 3000,
  welcome_discount: { status: true, discount: 1500, discount_type: 'percent', days: 30 },
  dm_tips_status: true,
  home_delivery: true,
  takeaway: true,
  schedule_order: true,
  schedule_order_slot_minutes: 30,
  prescription_order_status: true,
  toggle_veg_non_veg: true,
  toggle_store_registration: true,
  toggle_dm_registration: true,
  free_delivery_over: 15_000,
  additional_charge: { status: true, name: text('Packing', 'التغليف'), amount: 100 },
  refund_policy: true,
  cancelation_policy: true,
  shipping_policy: true,
  parcel: parcelRules,
}
