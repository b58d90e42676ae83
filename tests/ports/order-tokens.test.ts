import { afterEach, describe, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import type { Api } from '#api/client.ts'
import { createStorage } from '#browser/storage.ts'
import { forgetTab } from '#browser/tab-storage.ts'
import contract from '#openapi/generated/storefront.json' with { type: 'json' }
import { connectSession } from '#src/core/session.ports.ts'
import type { ShopActors } from '#src/core/shop.ts'
import { connectOrderAgain } from '#src/features/orders/again/order-again.ports.ts'
import { connectRequestRefund } from '#src/features/orders/request-refund.ports.ts'
import { connectPayOrder, connectReadOrder } from '#src/features/payment/pay.ports.ts'
import { receiptQuery } from '#src/features/receipt/receipt.queries.ts'
import { connectSaveReceipt } from '#src/features/receipt/save-receipt.ports.ts'
import { connectCancelOrder } from '#src/shared/orders/cancel-order.ports.ts'
import { orderLinesQuery, trackedOrderQuery } from '#src/shared/orders/order.queries.ts'
import { keepOrderToken, orderToken } from '#src/shared/orders/order-tokens.ts'
import { windowStandIn } from '#tests/support/window-stand-in.ts'
import { askPort, newQueries, recordingApi, silentApi } from './support/wire.ts'

const session = (api: Api): ShopActors['session'] => {
  const storage = createStorage(windowStandIn())
  storage.write('guest_id', 'guest-7')
  return createActor(connectSession(api, storage)).start()
}
const crypto = { randomUUID: () => 'a-key' } as unknown as Crypto
const page = () =>
  ({ document: { createElement: () => ({ click() {}, remove() {} }), body: { append() {} } } }) as never
const payment = (api: Api) => connectPayOrder({ api, session: session(api), page })

const proofOf = (order_token: string) => ({ order_token, expires_at: '2026-11-21T12:00:00.000Z' })
const order_id = 7

/** How the storefront calls each operation that accepts a token of an order. */
const calls: Record<string, (api: Api) => Promise<unknown>> = {
  trackOrder: (api) => newQueries().fetchQuery(trackedOrderQuery(api, order_id)),
  getOrderDetails: (api) => newQueries().fetchQuery(orderLinesQuery(api, order_id)),
  cancelOrder: (api) =>
    askPort(connectCancelOrder(api, session(api), 'delivery'), 'cancelOrder', {
      order_id,
      reason: 'Too late',
    }),
  cancelFailedOrder: (api) =>
    askPort(payment(api), 'offerPayment.cancelFailedOrder', { order_id, reason: '' }),
  switchPaymentMethod: (api) =>
    askPort(payment(api), 'offerPayment.switchPayment.switchPaymentMethod', {
      order_id,
      payment_method: 'cash_on_delivery',
    }),
  startPayment: (api) => askPort(payment(api), 'offerPayment.payOnline.startPayment', { order_id }),
  saveOfflinePayment: (api) =>
    askPort(payment(api), 'offerPayment.tellTransfer.saveOfflinePayment', { order_id, proof: [] }),
  getRefundOffer: (api) =>
    askPort(connectRequestRefund({ api, session: session(api), crypto }), 'getRefundOffer', { order_id }),
  requestRefund: (api) =>
    askPort(connectRequestRefund({ api, session: session(api), crypto }), 'fillRefund.requestRefund', {
      key: 'key-1',
      request: { order_id, customer_reason: 'Cold', pictures: [] },
    }),
  previewOrderAgain: (api) =>
    askPort(connectOrderAgain(api, session(api)), 'previewOrderAgain', { order_id }),
  orderAgain: (api) =>
    askPort(connectOrderAgain(api, session(api)), 'orderAgain', { key: 'key-1', order_id, replace_cart: 0 }),
  getReceipt: (api) => newQueries().fetchQuery(receiptQuery(api, order_id)),
  openReceipt: (api) =>
    askPort(connectSaveReceipt(api, session(api), page), 'openReceipt', { order_id, contact_number: '' }),
}

type Parameter = { name?: string; $ref?: string }
const named = ({ name, $ref = '' }: Parameter) => name ?? $ref.split('/').at(-1)
const accepting = Object.values(contract.paths as Record<string, Record<string, unknown>>)
  .flatMap((methods) => Object.values(methods) as { operationId?: string; parameters?: Parameter[] }[])
  .filter(({ parameters = [] }) =>
    parameters.some((each) => /^(X-order-token|OrderToken)$/i.test(named(each) ?? '')),
  )
  .map(({ operationId }) => operationId!)

afterEach(() => {
  vi.unstubAllGlobals()
  if (globalThis.window) forgetTab(window, 'orderTokens')
})

/** Answers every kind of question. */
const anything = {
  message: 'Done',
  redirect_link: '/',
  lines: [],
  cart: [],
  figures: {},
  link: '/',
  order_status: 'pending',
}

describe('the token of an order', () => {
  it('the storefront calls every operation that accepts a token', () => {
    expect(Object.keys(calls).toSorted()).toEqual(accepting.toSorted())
  })

  it.each(Object.entries(calls))(
    '%s sends the token of this order, and none for another one',
    async (_, call) => {
      const tab = windowStandIn()
      vi.stubGlobal('window', tab)
      const other = recordingApi(anything)
      keepOrderToken(8, proofOf('token-of-8'), session(silentApi().api))
      await call(other.api)
      expect(other.sent[0]!.headers?.['x-order-token']).toBeUndefined()
      keepOrderToken(7, proofOf('token-of-7'), session(silentApi().api))
      const { api, sent } = recordingApi(anything)
      await call(api)
      expect(sent[0]!.headers).toMatchObject({ 'x-order-token': 'token-of-7' })
    },
  )

  it('the payment page reads the order with it, too', async () => {
    vi.stubGlobal('window', windowStandIn())
    keepOrderToken(7, proofOf('token-of-7'), session(silentApi().api))
    const { api, sent } = recordingApi(anything)
    await askPort(connectReadOrder({ api, session: session(api) }), 'trackOrder', {
      order_id,
      contact_number: '',
    })
    expect(sent[0]!.headers).toMatchObject({ 'x-order-token': 'token-of-7' })
  })

  it('the tab keeps it over a reload, until a sign-out', () => {
    const tab = windowStandIn()
    vi.stubGlobal('window', tab)
    keepOrderToken(7, proofOf('token-of-7'), session(silentApi().api))
    expect(JSON.parse(tab.sessionStorage.getItem('souk.orderTokens')!)).toEqual({ 7: 'token-of-7' })
    forgetTab(tab, 'orderTokens')
    expect(orderToken(7)).toEqual({})
  })

  it('a page whose storage is blocked keeps it in memory, for the shopper who proved the phone', () => {
    vi.stubGlobal('window', {})
    const shopper = session(silentApi().api)
    keepOrderToken(7, proofOf('token-of-7'), shopper)
    keepOrderToken(8, proofOf('token-of-8'), shopper)
    expect([orderToken(7), orderToken(8)]).toEqual([
      { 'X-order-token': 'token-of-7' },
      { 'X-order-token': 'token-of-8' },
    ])
    shopper.send({ type: 'signed.in', token: 'mona' })
    expect([orderToken(7), orderToken(8)]).toEqual([{}, {}])
  })
})
