import { strictEqual } from 'node:assert'
import { useCouponMachine } from '#machines/checkout/use-coupon.machine.ts'
import { startingSelection } from '#machines/rules/cart-line.ts'
import { priceTag } from '#machines/rules/price.ts'
import { connectUseCoupon } from '#src/shared/checkout/checkout.ports.ts'
import { changeQuantity } from '#tests/machines/by-hand.ts'
import { coordinator } from '#tests/machines/samples/checkout.ts'
import { browser } from '#tests/support/browser.ts'
import { service } from '#tests/support/service.ts'

export const useCouponService = service(useCouponMachine, async (stage) => {
  const { coupon, kitchen } = stage.city
  const enough = coupon.min_purchase * 1.5
  const start = { store_id: kitchen.id, subtotal: enough, saved: '', coordinator }
  return {
    connected: connectUseCoupon(stage.checkout()),
    inputs: { 'a cart of 40': start, 'a coupon of an earlier visit': { ...start, saved: coupon.code } },
    events: {
      'coupon.apply': (sample) => ({ code: sample === 0 ? coupon.code : '' }),
      'draft.changed': (sample) => ({ subtotal: sample === 0 ? coupon.min_purchase / 2 : enough }),
    },
    answers: {
      /** No coupon of the demo shop asks for so much that a cart could not hold it. */
      applyCoupon: {
        shaped: (body, { sample }) => (sample === 0 ? body : { ...body, min_purchase: 1_000_000 }),
      },
    },
    holds: (snapshot) => {
      strictEqual(snapshot.context.coupon.code, snapshot.matches('applied') ? coupon.code : '')
    },
  }
})

export const useCouponBrowser = browser(
  useCouponMachine,
  async ({ page, arrive, stage, live }) => {
    const main = page.getByRole('main')
    const { soup, coupon } = stage.city
    /** So many that one less costs less than the coupon asks for. */
    const enough = Math.ceil(coupon.min_purchase / priceTag(soup, startingSelection(soup), 2).total)
    return {
      open: async () => {
        await stage.becomeCustomer()
        await stage.fillCart([soup, enough])
        await arrive('/checkout?page=cart')
        await main.getByRole('button', { name: /^Place order/ }).waitFor()
      },
      gestures: {
        'coupon.type': ({ code }) => main.getByLabel('Coupon code').fill(code),
        'coupon.apply': async ({ code }) => {
          await main.getByLabel('Coupon code').fill(code)
          await main.getByRole('button', { name: 'Apply' }).click()
        },
        'coupon.remove': () => main.getByRole('button', { name: /^Remove coupon/ }).click(),
        // Checkout sends it when the server refuses the order because of the coupon.
        'coupon.refused': async ({ error }) => {
          await main.getByRole('button', { name: /^Place order/ }).click()
          const { errors } = error as { errors: unknown }
          await (await stage.next('placeOrder')).refuse(403, { errors })
        },
        'draft.changed': async ({ subtotal }) => {
          const less = `One less: ${soup.name}`
          const more = `One more: ${soup.name}`
          const [line] = await stage.cart()
          const isEnough = line!.quantity >= enough
          const wantsEnough = subtotal >= coupon.min_purchase
          if (isEnough === wantsEnough) await changeQuantity(page, wantsEnough ? [more, less] : [less, more])
          else await changeQuantity(page, [wantsEnough ? more : less])
          // Any change of the draft is told to the coupon: this one is here once the page counts the pieces.
          await main.getByText(`${wantsEnough ? enough : enough - 1} pieces`).waitFor()
        },
      },
      answers: live.answers ?? {},
    }
  },
  {
    inputs: ['a cart of 40'],
    inVain: {
      'coupon.refused': {
        empty: 'no coupon is there to be refused',
        checking: 'checkout waits for the coupon before it sends an order',
      },
    },
    holds: ['placeOrder'],
    offered: {
      // A field that holds this text already fires no event.
      'coupon.type': ({ context }, { code }) => context.code !== code,
    },
    unseen: {
      'decidingStart always #1': 'only a part that died starts with a coupon, and no customer makes it die',
    },
  },
)
