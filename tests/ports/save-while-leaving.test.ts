import { setImmediate } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createActor } from 'xstate'
import { createApi } from '#api/client.ts'
import { startOfParts } from '#machines/checkout/order-parts.ts'
import { startDraft } from '#machines/rules/order-draft.ts'
import { connectDestination } from '#src/shared/checkout/checkout.ports.ts'
import { coordinator, customer } from '#tests/machines/samples/checkout.ts'

/** Checkout saves the address of its draft; the server answers with `reply` once it is told to. */
function saving(reply: () => Response) {
  const told: object[] = []
  let resolve = () => {}
  const promise = new Promise<void>((resolved) => {
    resolve = resolved
  })
  let sent: Request | undefined
  const api = createApi({
    baseUrl: 'http://souk.test/api/v1',
    wire: () => ({ locale: 'en' }),
    onUnauthorized: () => {},
    fetch: async (request) => {
      if (!request.url.endsWith('/address/add')) return Response.json({ addresses: [] })
      sent = request
      await promise
      return reply()
    },
  })
  const actor = createActor(
    connectDestination({ api, tellApp: (flow, fact) => told.push({ flow, ...fact }) }),
    { input: startOfParts(startDraft(customer), coordinator).destination },
  ).start()
  actor.on('*', (fact) => told.push({ by: 'the flow', ...fact }))
  actor.send({ type: 'save.tick' })
  return {
    actor,
    told,
    answer: async () => {
      resolve()
      await setImmediate()
      await setImmediate()
    },
    isCutOff: () => sent?.signal.aborted,
    survivesThePage: () => sent?.keepalive,
  }
}
const saved = () => Response.json({ message: 'Address saved', zone_ids: [1] })

it('an address is saved to its end, and the app is told, when the order is placed or the customer leaves', async () => {
  const { actor, told, answer, isCutOff, survivesThePage } = saving(saved)
  await setImmediate()
  actor.stop()
  await answer()
  expect(isCutOff()).toBe(false)
  expect(survivesThePage()).toBe(true)
  expect(told).toEqual([{ flow: 'destination', type: 'address.saved', message: 'Address saved' }])
})

it('an address that could not be saved after the customer left is reported', async () => {
  const { actor, told, answer } = saving(() =>
    Response.json({ errors: [{ code: 'address', message: 'No.' }] }, { status: 403 }),
  )
  await setImmediate()
  actor.stop()
  await answer()
  expect(told).toMatchObject([{ flow: 'destination', type: 'failure', error: { status: 403 } }])
})

it('an address that is saved while checkout is open is announced once, by the flow', async () => {
  const { told, answer } = saving(saved)
  await setImmediate()
  await answer()
  expect(told).toEqual([{ by: 'the flow', type: 'address.saved', message: 'Address saved' }])
})
