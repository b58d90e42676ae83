import { expect, it } from 'vitest'
import { createActor } from 'xstate'
import { createApi } from '#api/client.ts'
import { createStorage } from '#browser/storage.ts'
import { connectSession } from '#src/core/session.ports.ts'
import { connectLiveOrder } from '#src/features/live/live-order.ports.ts'
import { underWay } from '#tests/machines/samples/live-order.ts'
import { orderAs } from '#tests/machines/samples/tracked-order.ts'
import { windowStandIn } from '#tests/support/window-stand-in.ts'
import { askPort } from './support/wire.ts'

const running = { running_orders: 1, order_id: 7, orders: [underWay(7)] }

/** A server with a clock of its own that gives one answer. */
async function world(
  kept: { token?: string; guest_id?: string },
  reply: object,
  status = 200,
  date?: string,
) {
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
  await new Promise((resolve) => setTimeout(resolve, 0))
  const connected = connectLiveOrder(api, session)
  return { sent, read: () => askPort(connected, 'checkRunningOrder'), connected }
}

it('reads the orders under way of a customer, with the clock of the server', async () => {
  const date = new Date(Date.now() + 90_000).toUTCString()
  const { sent, read } = await world({ token: 'mona' }, running, 200, date)
  const said = (await read()) as { orders: object[]; now: number; ahead: number }
  expect(sent).toEqual(['/order/running-check'])
  expect(said.orders).toEqual([underWay(7)])
  expect(said.now).toBe(Date.parse(date))
  expect(said.ahead).toBeGreaterThan(80_000)
  expect(said.ahead).toBeLessThanOrEqual(90_000)
})

it('counts by the clock of the device where the server does not tell its own', async () => {
  const { read } = await world({ token: 'mona' }, running)
  const before = Date.now()
  const said = (await read()) as { now: number; ahead: number }
  expect(said.ahead).toBe(0)
  expect(said.now).toBeGreaterThanOrEqual(before)
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
