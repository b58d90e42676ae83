import { expect, it } from 'vitest'
import { createActor } from 'xstate'
import { createApi } from '#api/client.ts'
import { createStorage } from '#browser/storage.ts'
import { connectSession } from '#src/core/session.ports.ts'
import { connectLiveOrder } from '#src/features/live/live-order.ports.ts'
import { runningOrder } from '#tests/machines/samples/live-order.ts'
import { orderAs } from '#tests/machines/samples/tracked-order.ts'
import { windowStandIn } from '#tests/support/window-stand-in.ts'
import { askPort } from './support/wire.ts'

const running = { running_orders: 1, order_id: 7, orders: [runningOrder(7)] }

const NOW = Date.parse('2026-11-20T16:07:00Z')

/** A server that gives one answer. */
async function world(stored: { token?: string; guest_id?: string }, reply: object, status = 200) {
  const sent: string[] = []
  const api = createApi({
    baseUrl: 'http://souk.test/api/v1',
    wire: () => ({ locale: 'en' }),
    onUnauthorized: () => {},
    fetch: async ({ url }) => {
      sent.push(url.replace('http://souk.test/api/v1', ''))
      return Response.json(reply, { status })
    },
  })
  const storage = createStorage(windowStandIn())
  if (stored.token) storage.write('token', stored.token)
  if (stored.guest_id) storage.write('guest_id', stored.guest_id)
  const session = createActor(connectSession(api, storage)).start()
  await new Promise((resolve) => setTimeout(resolve, 0))
  const connected = connectLiveOrder(api, session, {
    clock: { now: () => NOW },
    timezone: 'Asia/Dubai',
  })
  return { sent, read: () => askPort(connected, 'checkRunningOrder'), connected }
}

it('reads the orders under way of a customer, when the server answered, and when the next day of the shop begins', async () => {
  const { sent, read } = await world({ token: 'mona' }, running)
  expect(await read()).toEqual({
    orders: [runningOrder(7)],
    now: NOW,
    tomorrow: Date.parse('2026-11-20T20:00:00Z'),
  })
  expect(sent).toEqual(['/order/running-check'])
})

it('reads those of a guest, whom the guest id names', async () => {
  const { sent, read } = await world({ guest_id: 'guest-7' }, running)
  await read()
  expect(sent).toEqual(['/order/running-check?guest_id=guest-7'])
})

it('asks the tracking how the order of a guest ended', async () => {
  const { sent, connected } = await world({ guest_id: 'guest-7' }, orderAs('delivered'))
  const input = { order_id: 7, contact_number: '' }
  expect(await askPort(connected, 'trackOrder', input)).toMatchObject({ order_status: 'delivered' })
  expect(sent).toEqual(['/order/track?order_id=7&guest_id=guest-7'])
})

it('fails when the server does, so that the pages keep what they know', async () => {
  const { read } = await world({ token: 'mona' }, { errors: [{ code: 'x', message: 'x' }] }, 500)
  await expect(read()).rejects.toMatchObject({ status: 500 })
})
