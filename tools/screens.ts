import type { Page } from 'playwright'
import { ratePath } from '#src/navigation/rate-path.ts'
import {
  changeElsewhere,
  moveElsewhere,
  recallDraft,
  refuseCoupon,
  refuseLines,
  seeTroubles,
  signOutElsewhere,
} from './checkout-steps.ts'
import type { Customer } from './customer.ts'
import { fillCart, guestOrder } from './demo-goods.ts'
import {
  address,
  adds,
  askCode,
  changeOrder,
  checkOut,
  cropPhoto,
  dairy,
  dialog,
  fillRefund,
  follow,
  moveEmail,
  offerRefund,
  openLink,
  otherDairy,
  over,
  payOnline,
  prescribe,
  refuse,
  remindOfReview,
  reportReview,
  reviewBadly,
  seeOrder,
  seeWishes,
  sendForm,
  shareOrder,
  split,
  spoilProfile,
  store,
  tellTransfer,
  toPay,
  toReviews,
  toTransfer,
} from './screen-steps.ts'
import type { Visitor } from './visitor.ts'

/** A screen as `npm run shots` and the accessibility tests visit it. */
export type Screen = {
  name: string
  path: string
  visitor?: Partial<Visitor>
  customer?: Customer
  /** Taken from top to bottom, not only the first view. */
  isLong?: boolean
  /** Before the page is opened. */
  before?: (page: Page) => Promise<unknown>
  /** What is pressed to get there, the same in every language: by test id, position or address. */
  steps?: (page: Page) => Promise<void>
}

export const screens: readonly Screen[] = [
  { name: 'landing', path: '/', visitor: { isNew: true }, isLong: true },
  { name: 'home-food', path: '/home' },
  { name: 'home-food-long', path: '/home', isLong: true },
  { name: 'home-grocery', path: '/home', visitor: { module: 'grocery' }, isLong: true },
  { name: 'home-pharmacy', path: '/home', visitor: { module: 'pharmacy' }, isLong: true },
  { name: 'home-ecommerce', path: '/home', visitor: { module: 'ecommerce' }, isLong: true },
  { name: 'home-customer', path: '/home', customer: 'demo', isLong: true },
  { name: 'home-parcel', path: '/home', visitor: { module: 'parcel' }, isLong: true },
  { name: 'welcome', path: '/home', customer: 'new', steps: over({ name: 'welcome' }) },
  {
    name: 'cashback',
    path: '/home',
    customer: 'demo',
    steps: async (page) => {
      // The first thing a visitor does: what floats comes after it.
      await page.keyboard.press('Shift')
      await page.locator('main [data-scope=popover][data-part=trigger]').click()
      await dialog(page).first().waitFor()
    },
  },
  { name: 'search', path: '/home?data_type=searched&search=chicken' },
  { name: 'special-offer', path: '/home?data_type=discounted&search=special-offer' },
  {
    name: 'search-filter',
    path: '/home?data_type=searched&search=chicken&rating=3&min_price=20&max_price=9000',
    steps: async (page) => {
      await page.locator('main button:is([aria-haspopup=dialog], [aria-expanded]):visible').first().click()
      await page.getByRole('slider').first().waitFor()
    },
  },
  { name: 'search-empty', path: '/home?data_type=searched&search=zzzzzz' },
  { name: 'stores-popular', path: '/store/popular' },
  { name: 'stores-latest', path: '/store/latest', visitor: { module: 'grocery' } },
  { name: 'stores-refused', path: '/store/popular', before: refuse(/\/api\/v1\/stores\//) },
  { name: 'store', path: '/store/4?id=4&module_id=1&module_type=food&store_zone_id=1' },
  {
    name: 'stores-closed',
    path: '/store/popular',
    before: (page) =>
      page.route(/\/api\/v1\/stores\/popular/, async (route) => {
        const response = await route.fetch()
        const json = (await response.json()) as { stores: object[] }
        Object.assign(json.stores[0] ?? {}, { open: 0, current_opening_time: '18:30:00' })
        Object.assign(json.stores[1] ?? {}, { active: 0 })
        await route.fulfill({ response, json })
      }),
  },
  {
    name: 'stores-filter',
    path: '/store/popular',
    steps: async (page) => {
      await page.locator('main button:is([aria-haspopup], [aria-expanded]):visible').first().click()
      await page.locator('[role=menu]:visible, main [role=radiogroup]:visible').last().waitFor()
    },
  },
  {
    name: 'store-reviews',
    path: '/store/4?id=4&module_id=1&module_type=food&store_zone_id=1',
    steps: async (page) => {
      const store = { id: 4, name: 'Spice Route Kitchen', avg_rating: 4.8, rating_count: 218 }
      await over({ name: 'store-reviews', store })(page)
      await dialog(page).getByRole('article').first().waitFor()
    },
  },
  { name: 'store-grocery', path: store, visitor: { module: 'grocery' }, isLong: true },
  { name: 'categories', path: '/categories', visitor: { module: 'grocery' }, isLong: true },
  { name: 'category', path: '/category/grocery-fruitveg', visitor: { module: 'grocery' } },
  { name: 'category-stores', path: '/category/food-desserts?list=stores' },
  { name: 'category-missing', path: '/category/nothing-here' },
  { name: 'category-placeless', path: '/category/food-desserts', visitor: { isNew: true } },
  { name: 'brands', path: '/all-brands', visitor: { module: 'ecommerce' }, isLong: true },
  {
    name: 'brand',
    path: '/home?data_type=brand&brand_id=1&name=Layla+Atelier',
    visitor: { module: 'ecommerce' },
  },
  { name: 'campaigns', path: '/campaigns', isLong: true },
  { name: 'campaign', path: '/campaigns/taste-of-the-harbour?module_id=1', isLong: true },
  {
    name: 'campaign-over',
    path: '/campaigns/taste-of-the-harbour?module_id=1',
    before: (page) => page.clock.setFixedTime('2036-01-01'),
  },
  { name: 'flash-sale', path: '/flash-sales?id=1', isLong: true },
  { name: 'flash-sale-ecommerce', path: '/flash-sales', visitor: { module: 'ecommerce' } },
  { name: 'flash-sale-over', path: '/flash-sales?id=999' },
  {
    name: 'item',
    path: '/home',
    steps: over({ name: 'item', id: 'prawn-machboos-3', module_id: 1 }),
  },
  {
    name: 'item-missing',
    path: '/home',
    steps: over({ name: 'item', id: 999_999, module_id: 1 }),
  },
  {
    name: 'item-simple',
    path: '/home',
    visitor: { module: 'grocery' },
    steps: over({ name: 'item', id: 862, module_id: 2 }),
  },
  {
    name: 'product',
    path: '/product/taif-rose-perfume-2043?id=taif-rose-perfume-2043&module_id=3',
    visitor: { module: 'ecommerce' },
  },
  {
    name: 'product-long',
    path: '/product/taif-rose-perfume-2043?id=taif-rose-perfume-2043&module_id=3',
    visitor: { module: 'ecommerce' },
    isLong: true,
  },
  {
    name: 'product-reviews',
    path: '/product/ibunor-400-mg-1595?id=ibunor-400-mg-1595&module_id=4',
    visitor: { module: 'pharmacy' },
    isLong: true,
    steps: toReviews,
  },
  {
    name: 'product-dish',
    path: '/product/prawn-machboos-3?id=prawn-machboos-3&module_id=1',
    isLong: true,
  },
  {
    name: 'product-reviews-refused',
    path: '/product/prawn-machboos-3?id=prawn-machboos-3&module_id=1',
    before: refuse(/\/api\/v1\/items\/(reviews|related-items)\//),
    isLong: true,
    steps: toReviews,
  },
  {
    name: 'item-reviews',
    path: '/home',
    steps: async (page) => {
      await over({ name: 'item', id: 'prawn-machboos-3', module_id: 1 })(page)
      await toReviews(page)
    },
  },
  {
    name: 'product-missing',
    path: '/product/999999?id=999999&module_id=3',
    visitor: { module: 'ecommerce' },
  },
  {
    name: 'cart',
    path: store,
    visitor: { module: 'grocery' },
    steps: async (page) => {
      await fillCart(page)
      await over({ name: 'cart' })(page)
    },
  },
  { name: 'cart-troubles', path: store, visitor: { module: 'grocery' }, steps: seeTroubles },
  { name: 'cart-empty', path: '/home', steps: over({ name: 'cart' }) },
  { name: 'wishlist', path: '/home', customer: 'new', steps: seeWishes },
  {
    name: 'wishlist-stores',
    path: '/home',
    customer: 'new',
    steps: async (page) => {
      await seeWishes(page)
      await dialog(page).getByRole('tab').last().click()
    },
  },
  { name: 'wishlist-empty', path: '/home', customer: 'new', steps: over({ name: 'wishlist' }) },
  {
    name: 'wishlist-removal',
    path: '/home',
    customer: 'new',
    steps: async (page) => {
      await seeWishes(page)
      await dialog(page).locator('li button').last().click()
      await page.getByRole('alertdialog').waitFor()
    },
  },
  {
    name: 'note',
    path: dairy,
    visitor: { module: 'grocery' },
    steps: async (page) => {
      await adds(page).first().click()
      await page.locator('[data-scope=toast][data-part=title]').first().waitFor()
    },
  },
  {
    name: 'clear-cart',
    path: otherDairy,
    visitor: { module: 'grocery' },
    steps: async (page) => {
      await adds(page).first().click()
      await page.getByTestId('cart-badge').first().waitFor({ state: 'attached' })
      await page.goto(dairy)
      await adds(page).first().click()
      await dialog(page).first().waitFor()
    },
  },
  { name: 'location-menu', path: '/home', steps: over({ name: 'location-menu' }) },
  { name: 'location-menu-customer', path: '/home', customer: 'demo', steps: over({ name: 'location-menu' }) },
  { name: 'location', path: '/home', steps: over({ name: 'location', next: 'close' }) },
  { name: 'modules', path: '/home', steps: over({ name: 'modules' }) },
  { name: 'menu', path: '/home', steps: over({ name: 'menu' }) },
  { name: 'menu-customer', path: '/home', customer: 'demo', steps: over({ name: 'menu' }) },
  { name: 'language', path: '/home', steps: over({ name: 'language', locale: 'ar' }) },
  { name: 'sign-out', path: '/home', customer: 'demo', steps: over({ name: 'sign-out' }) },
  {
    name: 'store-map',
    path: '/home',
    steps: over({ name: 'store-map', title: 'Creek Greens', lat: 25.2141, lng: 55.2702 }),
  },
  {
    name: 'login-or-guest',
    path: store,
    visitor: { module: 'grocery' },
    steps: async (page) => {
      await fillCart(page)
      await over({ name: 'cart' })(page)
      await dialog(page).locator('footer button').last().click()
      // The cart lies under it, and what lies under a dialog has no roles.
      await dialog(page)
        .filter({ hasNot: page.locator('li') })
        .waitFor()
    },
  },
  { name: 'checkout-guest', path: store, visitor: { module: 'grocery' }, isLong: true, steps: checkOut },
  {
    name: 'checkout-customer',
    path: store,
    visitor: { module: 'grocery' },
    customer: 'new',
    isLong: true,
    steps: checkOut,
  },
  {
    name: 'guest-contact',
    path: store,
    visitor: { module: 'grocery' },
    steps: async (page) => {
      await checkOut(page)
      // The second order type is take away, whose contact is filled in in a dialog.
      await page.locator('main section').first().locator('[type=radio]').nth(1).check()
      await page.locator('main section button[title]').first().click()
      await dialog(page).waitFor()
    },
  },
  {
    name: 'saved-addresses',
    path: store,
    visitor: { module: 'grocery' },
    customer: 'new',
    steps: async (page) => {
      await checkOut(page)
      const section = page.locator('main section').filter({ has: page.locator('button[title]') })
      await section.locator('header button').click()
      await dialog(page).getByRole('radio').first().waitFor({ state: 'attached' })
    },
  },
  {
    name: 'checkout-lines-refused',
    path: store,
    visitor: { module: 'grocery' },
    customer: 'new',
    isLong: true,
    steps: refuseLines,
  },
  {
    name: 'checkout-coupon-refused',
    path: store,
    visitor: { module: 'grocery' },
    customer: 'new',
    isLong: true,
    steps: refuseCoupon,
  },
  {
    name: 'checkout-recalled',
    path: store,
    visitor: { module: 'grocery' },
    customer: 'new',
    isLong: true,
    steps: recallDraft,
  },
  {
    name: 'checkout-cart-changed',
    path: store,
    visitor: { module: 'grocery' },
    customer: 'new',
    isLong: true,
    steps: changeElsewhere,
  },
  {
    name: 'checkout-another-store',
    path: store,
    visitor: { module: 'grocery' },
    customer: 'new',
    steps: moveElsewhere,
  },
  {
    name: 'checkout-signed-out',
    path: store,
    visitor: { module: 'grocery' },
    customer: 'new',
    steps: signOutElsewhere,
  },
  { name: 'checkout', path: store, visitor: { module: 'grocery' }, steps: checkOut },
  {
    name: 'order-placed',
    path: '/home',
    steps: over({ name: 'order-placed', order_id: 100001, contact_number: '+971501234567' }),
  },
  {
    name: 'payment-failed',
    path: '/checkout?page=cart&flag=fail',
    steps: (page) => dialog(page).waitFor(),
  },
  {
    name: 'pay',
    path: '/home',
    visitor: { module: 'grocery' },
    isLong: true,
    steps: toPay('digital_payment'),
  },
  {
    name: 'pay-failed',
    path: '/home',
    visitor: { module: 'grocery' },
    steps: async (page) => {
      await payOnline(page)
      await dialog(page).waitFor()
    },
  },
  { name: 'pay-transfer', path: '/home', visitor: { module: 'grocery' }, isLong: true, steps: toTransfer },
  {
    name: 'pay-transfer-flaws',
    path: '/home',
    visitor: { module: 'grocery' },
    isLong: true,
    steps: async (page) => {
      await toTransfer(page)
      await sendForm(page)
      await page.locator('main [aria-invalid=true]').first().waitFor()
    },
  },
  { name: 'pay-transfer-told', path: '/home', visitor: { module: 'grocery' }, steps: tellTransfer },
  { name: 'pharmacies', path: '/checkout?page=prescription', visitor: { module: 'pharmacy' } },
  {
    name: 'prescription',
    path: '/checkout?page=prescription',
    visitor: { module: 'pharmacy' },
    isLong: true,
    steps: prescribe,
  },
  {
    name: 'remove-address',
    path: '/profile?page=settings',
    customer: 'new',
    steps: async (page) => {
      await page.locator('main li button').last().click()
      await dialog(page).waitFor()
    },
  },
  {
    name: 'address',
    path: '/home',
    customer: 'demo',
    steps: over({ name: 'address', kind: { type: 'new' }, fields: address }),
  },
  {
    name: 'address-guest',
    path: '/home',
    steps: over({ name: 'address', kind: { type: 'guest' }, fields: { ...address, address_label: '' } }),
  },
  { name: 'track-order', path: '/track-order' },
  { name: 'track-order-customer', path: '/track-order', customer: 'demo' },
  { name: 'tracking', path: '/home', visitor: { module: 'grocery' }, isLong: true, steps: follow },
  { name: 'tracking-link', path: '/home', visitor: { module: 'grocery' }, isLong: true, steps: shareOrder },
  { name: 'shared-order', path: '/home', visitor: { module: 'grocery' }, steps: openLink },
  { name: 'shared-order-gone', path: '/t/Vb0r3Jw5Yq2mXc8dN1tKzE' },
  {
    name: 'order-drawer',
    path: '/home',
    visitor: { module: 'grocery' },
    steps: async (page) => {
      const { id, phone } = await guestOrder(page)
      await over({ name: 'order-tracking', order_id: id, contact_number: phone })(page)
      await dialog(page).getByRole('listitem').first().waitFor()
    },
  },
  {
    name: 'order-drawer-delivered',
    path: '/profile?page=my-orders',
    customer: 'demo',
    steps: over({ name: 'order-tracking', order_id: 99001 }),
  },
  { name: 'order-drawer-find', path: '/about-us', steps: over({ name: 'order-tracking' }) },
  {
    name: 'order-drawer-missing',
    path: '/home',
    steps: over({ name: 'order-tracking', order_id: 424242, contact_number: '+971501234567' }),
  },
  { name: 'my-orders', path: '/profile?page=my-orders', customer: 'demo' },
  {
    name: 'order-again',
    path: '/profile?page=my-orders',
    customer: 'demo',
    steps: async (page) => {
      await over({ name: 'order-again', order_id: 99001 })(page)
      await dialog(page).getByRole('listitem').first().waitFor()
    },
  },
  {
    name: 'order-again-changed',
    path: '/profile?page=my-orders',
    customer: 'demo',
    before: changeOrder,
    steps: async (page) => {
      await over({ name: 'order-again', order_id: 99001 })(page)
      await dialog(page).getByRole('listitem').first().waitFor()
    },
  },
  {
    name: 'receipt',
    path: '/profile?page=my-orders',
    customer: 'demo',
    steps: async (page) => {
      await over({ name: 'receipt', order_id: 99001 })(page)
      await dialog(page).getByRole('listitem').first().waitFor()
    },
  },
  { name: 'receipt-split', path: '/profile?page=my-orders', customer: 'demo', steps: split(0) },
  { name: 'receipt-split-lines', path: '/profile?page=my-orders', customer: 'demo', steps: split(1) },
  { name: 'receipt-split-amounts', path: '/profile?page=my-orders', customer: 'demo', steps: split(2) },
  { name: 'order', path: '/profile?page=my-orders&orderId=99001', customer: 'demo', isLong: true },
  { name: 'order-canceled', path: '/profile?page=my-orders&orderId=99003', customer: 'demo', isLong: true },
  { name: 'order-missing', path: '/profile?page=my-orders&orderId=424242', customer: 'demo' },
  { name: 'my-orders-none', path: '/profile?page=my-orders&tab=past&search=nothing', customer: 'demo' },
  { name: 'order-guest', path: '/home', visitor: { module: 'grocery' }, isLong: true, steps: seeOrder },
  {
    name: 'order-cancel',
    path: '/home',
    visitor: { module: 'grocery' },
    steps: async (page) => {
      await seeOrder(page)
      await page.getByRole('main').getByRole('list').first().getByRole('button').last().click()
      await dialog(page).getByRole('radio').first().waitFor()
    },
  },
  { name: 'rate-order', path: ratePath(99002), customer: 'demo', isLong: true },
  { name: 'rate-order-written', path: ratePath(99001), customer: 'demo', isLong: true },
  { name: 'rate-order-flaws', path: ratePath(99002), customer: 'demo', isLong: true, steps: reviewBadly },
  { name: 'rate-order-missing', path: ratePath(424242), customer: 'demo' },
  {
    name: 'review-prompt',
    path: '/help-and-support',
    customer: 'demo',
    before: remindOfReview,
    steps: (page) => dialog(page).waitFor(),
  },
  {
    name: 'review-report',
    path: '/product/ibunor-400-mg-1595?id=ibunor-400-mg-1595&module_id=4',
    visitor: { module: 'pharmacy' },
    customer: 'demo',
    steps: reportReview,
  },
  { name: 'order-refunded', path: '/profile?page=my-orders&orderId=99010', customer: 'demo', isLong: true },
  {
    name: 'order-refund-declined',
    path: '/profile?page=my-orders&orderId=99011',
    customer: 'demo',
    isLong: true,
  },
  {
    name: 'refund',
    path: '/profile?page=my-orders',
    customer: 'demo',
    before: offerRefund,
    steps: async (page) => {
      await over({ name: 'refund', order_id: 99001 })(page)
      // Pictures, amount and ways back stand below the form.
      await dialog(page).locator('form section').scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'refund-flaws',
    path: '/profile?page=my-orders',
    customer: 'demo',
    before: offerRefund,
    steps: fillRefund,
  },
  { name: 'wallet', path: '/profile?page=wallet', customer: 'demo', isLong: true },
  {
    name: 'wallet-empty',
    path: '/profile?page=wallet',
    customer: 'new',
    isLong: true,
  },
  {
    name: 'wallet-refused',
    path: '/profile?page=wallet',
    customer: 'new',
    steps: async (page) => {
      await page.locator('main form input').fill('0.001')
      await sendForm(page)
      await page.locator('main [aria-invalid=true]').waitFor()
    },
  },
  {
    name: 'wallet-unpaid',
    path: `/profile?page=wallet&flag=fail&token=${btoa('payment_method=sandbox&&transaction_reference=none')}`,
    customer: 'new',
  },
  {
    name: 'wallet-pending',
    path: `/profile?page=wallet&flag=success&token=${btoa('payment_method=sandbox&&transaction_reference=none')}`,
    customer: 'new',
  },
  {
    name: 'wallet-failed',
    path: '/profile?page=wallet',
    customer: 'demo',
    before: refuse(/\/api\/v1\/wallet\//),
    isLong: true,
  },
  { name: 'loyalty-points', path: '/profile?page=loyalty-points', customer: 'demo', isLong: true },
  { name: 'loyalty-points-empty', path: '/profile?page=loyalty-points', customer: 'new', isLong: true },
  {
    name: 'loyalty-points-refused',
    path: '/profile?page=loyalty-points',
    customer: 'new',
    steps: async (page) => {
      await page.locator('main form input').fill('5')
      await sendForm(page)
      await page.locator('main [aria-invalid=true]').waitFor()
    },
  },
  { name: 'coupons', path: '/profile?page=coupons', customer: 'demo' },
  { name: 'coupons-empty', path: '/profile?page=coupons', customer: 'demo', visitor: { module: 'parcel' } },
  { name: 'coupons-placeless', path: '/profile?page=coupons', customer: 'demo', visitor: { isNew: true } },
  { name: 'referral-code', path: '/profile?page=referral-code', customer: 'demo' },
  { name: 'inbox', path: '/profile?page=inbox', customer: 'demo' },
  { name: 'inbox-empty', path: '/profile?page=inbox', customer: 'new' },
  // Not the store's: what it wrote last stays unread.
  { name: 'conversation', path: '/profile?page=inbox&conversationId=2', customer: 'demo' },
  {
    name: 'conversation-pictures',
    path: '/profile?page=inbox&type=vendor&id=4',
    customer: 'new',
    steps: async (page) => {
      const file = page.locator('main input[type=file]')
      await file.setInputFiles(['docs/pictures/home.webp', 'docs/pictures/home.webp'])
      await page.locator('main textarea').fill('Do you have this one?')
    },
  },
  {
    name: 'conversation-failed',
    path: '/profile?page=inbox&type=vendor&id=4',
    customer: 'new',
    before: refuse(/\/api\/v1\/message\/send/),
    steps: async (page) => {
      await page.locator('main textarea').fill('Is there garlic in the sauce?')
      await page.locator('main textarea').press('Enter')
      await page.locator('main [role=alert] button').first().waitFor()
    },
  },
  { name: 'chatting', path: '/chatting?conversationId=1&type=admin&chatFrom=true', customer: 'demo' },
  { name: 'chatting-missing', path: '/chatting?conversationId=999999', customer: 'demo' },
  { name: 'notifications', path: '/profile?page=notifications', customer: 'demo', isLong: true },
  { name: 'notifications-empty', path: '/profile?page=notifications', customer: 'new' },
  { name: 'addresses', path: '/profile?page=settings', customer: 'demo' },
  { name: 'profile', path: '/profile?page=profile-settings', customer: 'demo', isLong: true },
  {
    name: 'profile-flaws',
    path: '/profile?page=profile-settings',
    customer: 'new',
    isLong: true,
    steps: spoilProfile,
  },
  { name: 'profile-owner', path: '/profile?page=profile-settings', customer: 'new', steps: moveEmail },
  { name: 'profile-photo', path: '/profile?page=profile-settings', customer: 'new', steps: cropPhoto },
  { name: 'sign-in', path: '/auth/sign-in' },
  { name: 'sign-in-flaws', path: '/auth/sign-in', steps: sendForm },
  { name: 'sign-up', path: '/auth/sign-up' },
  { name: 'sign-up-flaws', path: '/auth/sign-up', isLong: true, steps: sendForm },
  { name: 'sign-in-code', path: '/auth/sign-in-code' },
  { name: 'forgot-password', path: '/auth/forgot-password' },
  { name: 'forgot-password-code', path: '/auth/forgot-password', steps: askCode },
  { name: 'verify-phone', path: '/auth/verify-phone' },
  { name: 'about', path: '/about-us' },
  { name: 'terms', path: '/terms-and-conditions', isLong: true },
  { name: 'not-found', path: '/nothing-here' },
]
