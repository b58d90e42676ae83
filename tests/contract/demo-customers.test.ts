import { beforeAll, describe, expect, it } from 'vitest'
import { demoAccounts } from '#server/seed/demo-accounts.ts'
import { cancellationReasonTexts, refundReasonTexts } from '#server/seed/pages.ts'
import { type Api, clientOf, openShop } from './support/app.ts'
import { demoCity } from './support/cities.ts'
import { asForm } from './support/forms.ts'

const shop = openShop({ city: demoCity })

const [{ phone, password, f_name }] = demoAccounts
const signedIn = {} as { en: Api; ar: Api }
beforeAll(async () => {
  const { data } = await clientOf(shop.app).POST('/auth/login', { body: { phone, password } })
  const { token } = data!
  signedIn.en = clientOf(shop.app, { token: token! })
  signedIn.ar = clientOf(shop.app, { token: token!, locale: 'ar' })
})

/** The customer's orders that are over, the latest first. */
async function pastOrders(api: Api) {
  const path = { type: 'past-orders' as const }
  const { data } = await api.GET('/customer/order/{type}', {
    params: { path, query: { limit: 50, offset: 1 } },
  })
  return Promise.all(
    data!.orders.map(
      async ({ id }) => (await api.GET('/order/track', { params: { query: { order_id: id } } })).data!,
    ),
  )
}

describe(`${f_name}, the first demo customer,`, () => {
  it('can review one delivered order, and has reviewed another', async () => {
    const api = signedIn.en
    const delivered = (await pastOrders(api)).filter(({ delivered }) => delivered !== null)
    const written = await Promise.all(
      delivered.map(async ({ id }) => {
        const { data } = await api.GET('/order/reviews', { params: { query: { order_id: id } } })
        return data!.items.some(({ review }) => review !== null)
      }),
    )
    expect(written).toContain(true)
    const toReview = delivered.find(({ refund }, at) => !refund && !written[at])!
    const { data } = await api.GET('/order/reviews', { params: { query: { order_id: toReview.id } } })
    expect(data!.review_plan).toBe(1)
    const sent = await api.POST('/items/reviews/submit', {
      body: { order_id: toReview.id, item_id: data!.items[0]!.item_id, rating: 5, comment: '' },
      bodySerializer: asForm,
    })
    expect(sent.response.status).toBe(200)
  })

  it.each(['en', 'ar'] as const)(
    'reads why orders were refunded and canceled in the own language: %s',
    async (locale) => {
      const orders = await pastOrders(signedIn[locale])
      const refunds = orders.flatMap(({ refund }) => refund ?? [])
      expect(refunds.map(({ customer_reason, customer_note }) => [customer_reason, customer_note])).toEqual([
        [refundReasonTexts[2]![locale], null],
        [refundReasonTexts[3]![locale], null],
      ])
      expect(orders.flatMap(({ cancellation_reason }) => cancellation_reason ?? [])).toEqual([
        cancellationReasonTexts[0]![locale],
      ])
    },
  )
})
