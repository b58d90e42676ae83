import { waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderShop } from '#tests/views/shop.tsx'

it('is read again when the browser is back online', async () => {
  let isOnline = false
  const { shop, asked } = await renderShop(null, {
    token: 'token-1',
    answers: {
      'GET /wish-list': () => {
        if (!isOnline) throw new TypeError('Failed to fetch')
        return { item: [], store: [{ id: 7 }] }
      },
    },
  })
  const wishlist = await shop.wishes.open()
  await waitFor(() => expect(wishlist.getSnapshot().hasTag('busy')).toBe(false))
  expect(shop.wishes.has('store', 7)).toBe(false)
  const before = asked.length
  isOnline = true
  window.dispatchEvent(new Event('online'))
  await waitFor(() => expect(shop.wishes.has('store', 7)).toBe(true))
  expect(asked.slice(before).map(({ call }) => call)).toEqual(['GET /wish-list'])
})
