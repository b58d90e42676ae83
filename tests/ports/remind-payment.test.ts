import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { createApi } from '#api/client.ts'
import { createStorage } from '#browser/storage.ts'
import { forgetUnpaid, keepUnpaid, onUnpaidElsewhere, readUnpaid } from '#browser/unpaid-order.ts'
import { connectRemindPayment } from '#src/pay/remind-payment.ports.ts'
import { connectSession } from '#src/shop/session.ports.ts'
import { windowStandIn } from '#tests/support/window-stand-in.ts'
import { askPort } from './support/wire.ts'

const due = '2026-11-20T12:30:00.000Z'
const listed = { id: 7, order_status: 'pending', payment_method: 'digital_payment', payment_deadline: due }
const missing = { errors: [{ code: 'order_id', message: 'Order not found.' }] }

/** A server with a clock of its own that gives one answer. */
function world(kept: { token?: string; guest_id?: string }, reply: object, status = 200, date?: string) {
  const sent: string[] = []
  const window = windowStandIn()
  const api = createApi({
    baseUrl: 'http://souk.test/api/v1',
    wire: () => ({ locale: 'en' }),
    onUnauthorized: () => {},
    fetch: async ({ url }) => {
      sent.push(url.replace('http://souk.test/api/v1', ''))
      return Response.json(reply, { status, headers: date ? { date } : {} })
    },
  })
  const storage = createStorage(windowStandIn())
  if (kept.token) storage.write('token', kept.token)
  if (kept.guest_id) storage.write('guest_id', kept.guest_id)
  const session = createActor(connectSession(api, storage)).start()
  const read = async () => {
    await Promise.resolve()
    return askPort(connectRemindPayment({ api, session, window }), 'readOrdersUnderWay')
  }
  return { sent, window, read, settle: () => new Promise((resolve) => setTimeout(resolve, 0)) }
}

describe('the orders that a reminder is about', () => {
  it('are those under way of a customer, with the clock of the server', async () => {
    const date = new Date(Date.now() + 90_000).toUTCString()
    const { sent, read, settle } = world({ token: 'mona' }, { orders: [listed] }, 200, date)
    await settle()
    const said = (await read()) as { orders: object[]; now: number; ahead: number }
    expect(sent).toEqual(['/customer/order/running-orders?limit=20&offset=1'])
    expect(said.orders).toEqual([listed])
    expect(said.now).toBe(Date.parse(date))
    expect(said.ahead).toBeGreaterThan(80_000)
    expect(said.ahead).toBeLessThanOrEqual(90_000)
  })

  it('count down by the clock of the device where the server does not tell its own', async () => {
    const { read, settle } = world({ token: 'mona' }, { orders: [listed] })
    await settle()
    expect(await read()).toMatchObject({ ahead: 0 })
  })

  it('are the one that this browser keeps for a guest, and are forgotten when it waits no more', async () => {
    const waiting = world({ guest_id: 'guest-7' }, listed)
    await waiting.settle()
    keepUnpaid(waiting.window, { order_id: 7, guest_id: 'guest-7' })
    expect(await waiting.read()).toMatchObject({ orders: [listed] })
    expect(waiting.sent).toEqual(['/order/track?order_id=7&guest_id=guest-7'])
    expect(readUnpaid(waiting.window)).toEqual({ order_id: 7, guest_id: 'guest-7' })

    const paid = world({ guest_id: 'guest-7' }, { ...listed, payment_deadline: null })
    await paid.settle()
    keepUnpaid(paid.window, { order_id: 7, guest_id: 'guest-7' })
    await paid.read()
    expect(readUnpaid(paid.window)).toBeUndefined()
  })

  it('are none for a guest who has placed none here, and nobody is asked', async () => {
    const { sent, window, read, settle } = world({ guest_id: 'guest-7' }, listed)
    await settle()
    expect(await read()).toMatchObject({ orders: [] })
    keepUnpaid(window, { order_id: 7, guest_id: 'guest-6' })
    expect(await read()).toMatchObject({ orders: [] })
    expect(sent).toEqual([])
  })

  it('are none when the server does not show the order to this guest, and unknown when it fails', async () => {
    const strange = world({ guest_id: 'guest-7' }, missing, 404)
    await strange.settle()
    keepUnpaid(strange.window, { order_id: 7, guest_id: 'guest-7' })
    expect(await strange.read()).toMatchObject({ orders: [] })
    expect(readUnpaid(strange.window)).toBeUndefined()
    for (const status of [429, 500]) {
      const broken = world({ guest_id: 'guest-7' }, missing, status)
      await broken.settle()
      keepUnpaid(broken.window, { order_id: 7, guest_id: 'guest-7' })
      await expect(broken.read()).rejects.toMatchObject({ status })
      expect(readUnpaid(broken.window)).toBeDefined()
    }
  })
})

describe('the browser keeps the unpaid order of a guest', () => {
  it('and forgets only that order', () => {
    const window = windowStandIn()
    keepUnpaid(window, { order_id: 7, guest_id: null })
    forgetUnpaid(window, 8)
    expect(readUnpaid(window)).toEqual({ order_id: 7, guest_id: null })
    forgetUnpaid(window, 7)
    expect(readUnpaid(window)).toBeUndefined()
  })

  it('and reads nothing from what another program has left there', () => {
    const window = windowStandIn()
    for (const text of [
      '{',
      '7',
      'null',
      '{"order_id":7}',
      '{"order_id":"7","guest_id":null}',
      '{"order_id":7,"guest_id":1}',
    ]) {
      window.localStorage.setItem('souk.unpaidOrder', text)
      expect(readUnpaid(window), text).toBeUndefined()
    }
  })

  it('and hears when another tab changes it, until it stops listening', () => {
    const window = windowStandIn()
    let heard = 0
    const stop = onUnpaidElsewhere(window, () => {
      heard += 1
    })
    const change = (key: string) => window.dispatchEvent(Object.assign(new Event('storage'), { key }))
    change('souk.unpaidOrder')
    change('cart')
    expect(heard).toBe(1)
    stop()
    change('souk.unpaidOrder')
    expect(heard).toBe(1)
  })
})
