import { expect, it } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { createApi } from '#api/client.ts'
import { connectCart } from '#src/features/cart/cart.ports.ts'

/** The cart of a guest, whose shop answers everything with this. */
async function cartOf(body: unknown) {
  const api = createApi({
    baseUrl: 'http://shop.test/api/v1',
    wire: () => ({ locale: 'en' }),
    onUnauthorized: () => {},
    fetch: async () => Response.json(body),
  })
  const cart = createActor(connectCart(api, () => null)).start()
  cart.send({ type: 'owner.changed', owner: { guest_id: 'guest' } })
  return waitFor(cart, (snapshot) => !snapshot.hasTag('busy'))
}

it.each([[{}], ['fine'], [[null]], [[{ id: 1 }]]])('takes %j for no cart at all', async (body) => {
  expect((await cartOf(body)).value).toBe('unavailable')
})

it('takes an empty cart for what it is', async () => {
  expect((await cartOf([])).matches('ready')).toBe(true)
})
