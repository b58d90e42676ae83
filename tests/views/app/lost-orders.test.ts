import { beforeEach, expect, it, vi } from 'vitest'
import { createApi } from '#api/client.ts'
import { recoverLostOrders } from '#app/lost-orders.ts'
import { createStorage } from '#browser/storage.ts'
import type { Shop } from '#src/core/shop.ts'
import { attempt, order } from '#tests/machines/samples/checkout.ts'

beforeEach(() => {
  localStorage.clear()
  window.history.replaceState(null, '', '/home')
})

/** A shop whose server has the order; `keys` are those it was asked for, `told` what the app was told. */
function shopOf(key = attempt) {
  const keys: (string | null)[] = []
  const told: object[] = []
  const storage = createStorage(window)
  const shop = {
    api: createApi({
      baseUrl: 'http://souk.test/api/v1',
      wire: () => ({ locale: 'en' }),
      onUnauthorized: () => {},
      fetch: async ({ headers }) => {
        keys.push(headers.get('Idempotency-Key'))
        return Response.json(order)
      },
    }),
    storage,
    actors: { session: { getSnapshot: () => ({ context: { token: null, guest_id: key.guest_id } }) } },
    tellApp: (_: string, fact: object) => told.push(fact),
  } as unknown as Shop
  return { shop, storage, keys, told }
}

it('the page looks for the order of a key that was stored before it was loaded', async () => {
  const { shop, storage, keys, told } = shopOf()
  storage.write('orderKey', attempt)
  recoverLostOrders(shop, window, attempt)
  await vi.waitFor(() => expect(told).toMatchObject([{ type: 'found', order, attempt }]))
  expect(keys).toEqual([attempt.key])
})

it('the page leaves the key of its own checkout alone until checkout is left', async () => {
  const { shop, storage, keys, told } = shopOf()
  window.history.replaceState(null, '', '/checkout?page=cart')
  storage.write('orderKey', attempt)
  recoverLostOrders(shop, window, undefined)
  await vi.dynamicImportSettled()
  expect(keys).toEqual([])
  window.history.replaceState(null, '', '/home')
  window.dispatchEvent(new Event('pushState'))
  await vi.waitFor(() => expect(told).toMatchObject([{ type: 'found' }]))
})

it('the page does not look for the order of another shopper', async () => {
  const { shop, keys } = shopOf({ ...attempt, guest_id: 'another guest' })
  recoverLostOrders(shop, window, attempt)
  await vi.dynamicImportSettled()
  expect(keys).toEqual([])
})

it('the app hears, after a reload too, under which name the draft of a lost order is kept', async () => {
  const { shop, storage, told } = shopOf()
  const draft = { owner: 'guest guest-7', cart: 'cart 1' }
  storage.write('orderKey', { ...attempt, draft })
  recoverLostOrders(shop, window, storage.read('orderKey'))
  await vi.waitFor(() => expect(told).toMatchObject([{ attempt: { draft } }]))
})
