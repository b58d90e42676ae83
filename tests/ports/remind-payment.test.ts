import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { createApi } from '#api/client.ts'
import { createStorage } from '#browser/storage.ts'
import { formats } from '#browser/storage-keys.ts'
import { connectRemindPayment } from '#src/pay/remind-payment.ports.ts'
import { connectSession } from '#src/shop/session.ports.ts'
import { forgetUnpaid } from '#src/shop/unpaid-order.ts'
import { windowStandIn } from '#tests/support/window-stand-in.ts'
import { askPort } from './support/wire.ts'

const due = '2026-11-20T12:30:00.000Z'
const listed = { id: 7, order_status: 'pending', payment_method: 'digital_payment', payment_deadline: due }
const missing = { errors: [{ code: 'order_id', message: 'Order not found.' }] }

/** A server with a clock of its own that gives one answer. */
function world(kept: { token?: string; guest_id?: string }, reply: object, status = 200, date?: string) {
  const sent: string[] = []
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
    return askPort(connectRemindPayment({ api, storage, session }), 'readOrdersUnderWay')
  }
  return { sent, storage, read, settle: () => new Promise((resolve) => setTimeout(resolve, 0)) }
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
    waiting.storage.write('unpaidOrder', { order_id: 7, guest_id: 'guest-7' })
    expect(await waiting.read()).toMatchObject({ orders: [listed] })
    expect(waiting.sent).toEqual(['/order/track?order_id=7&guest_id=guest-7'])
    expect(waiting.storage.read('unpaidOrder')).toEqual({ order_id: 7, guest_id: 'guest-7' })

    const paid = world({ guest_id: 'guest-7' }, { ...listed, payment_deadline: null })
    await paid.settle()
    paid.storage.write('unpaidOrder', { order_id: 7, guest_id: 'guest-7' })
    await paid.read()
    expect(paid.storage.read('unpaidOrder')).toBeUndefined()
  })

  it('are none for a guest who has placed none here, and nobody is asked', async () => {
    const { sent, storage, read, settle } = world({ guest_id: 'guest-7' }, listed)
    await settle()
    expect(await read()).toMatchObject({ orders: [] })
    storage.write('unpaidOrder', { order_id: 7, guest_id: 'guest-6' })
    expect(await read()).toMatchObject({ orders: [] })
    expect(sent).toEqual([])
  })

  it('are none when the server does not show the order to this guest, and unknown when it fails', async () => {
    const strange = world({ guest_id: 'guest-7' }, missing, 404)
    await strange.settle()
    strange.storage.write('unpaidOrder', { order_id: 7, guest_id: 'guest-7' })
    expect(await strange.read()).toMatchObject({ orders: [] })
    expect(strange.storage.read('unpaidOrder')).toBeUndefined()
    for (const status of [429, 500]) {
      const broken = world({ guest_id: 'guest-7' }, missing, status)
      await broken.settle()
      broken.storage.write('unpaidOrder', { order_id: 7, guest_id: 'guest-7' })
      await expect(broken.read()).rejects.toMatchObject({ status })
      expect(broken.storage.read('unpaidOrder')).toEqual({ order_id: 7, guest_id: 'guest-7' })
    }
  })
})

describe('the browser keeps the unpaid order of a guest', () => {
  it('and forgets only that order', () => {
    const storage = createStorage(windowStandIn())
    storage.write('unpaidOrder', { order_id: 7, guest_id: null })
    forgetUnpaid(storage, 8)
    expect(storage.read('unpaidOrder')).toEqual({ order_id: 7, guest_id: null })
    forgetUnpaid(storage, 7)
    expect(storage.read('unpaidOrder')).toBeUndefined()
  })

  it.each([
    '{',
    '7',
    'null',
    '{"order_id":7}',
    '{"order_id":"7","guest_id":null}',
    '{"order_id":7,"guest_id":1}',
  ])('and reads nothing from %s, which another program has left there', (text) => {
    expect(formats.unpaidOrder.parse(text)).toBeUndefined()
  })
})
