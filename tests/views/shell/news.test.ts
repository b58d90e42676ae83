import { expect, it } from 'vitest'
import { ApiError } from '#api/api-error.ts'
import { type News, sayNews } from '#app/news.ts'
import { lazyNamespaces, wordsOf } from '#i18n/dictionaries.ts'
import type { Shop } from '#src/shop/shop.ts'
import type { Toast } from '#src/shop/toasts.ts'
import { dish, lineFor } from '#tests/machines/samples.ts'

const line = lineFor(5, dish(), { quantity: 3 })

async function say(news: News) {
  await lazyNamespaces('en', ['news', 'refusals'])
  const shown: Toast[] = []
  const sent: unknown[] = []
  const shop = {
    toasts: { show: (toast: Toast) => shown.push(toast) },
    actors: { cart: { send: (event: unknown) => sent.push(event) } },
  }
  sayNews(news, shop as unknown as Shop, wordsOf('en'))
  return { shown, sent }
}

// docs/spec.md §4, cart.
it.each<[string, News]>([
  ['Item added to cart', { type: 'cart.added', message: 'itemAdded' }],
  [
    'Your cart has been cleared successfully. And selected item added to the cart.',
    { type: 'cart.replaced', message: 'cartReplaced' },
  ],
  ['Updated successfully.', { type: 'cart.updated', message: 'quantityUpdated' }],
  ['Item updated successfully', { type: 'cart.updated', message: 'itemUpdated' }],
  ['Removed from cart.', { type: 'cart.removed', message: 'removedFromCart', line }],
  ['Cart item remove successfully', { type: 'cart.removed', message: 'itemRemoved', line }],
])('says "%s" of the cart', async (text, news) => {
  expect((await say(news)).shown).toMatchObject([{ kind: 'success', text }])
})

it('lets the toast of the clear cart stay for 5 s', async () => {
  const { shown } = await say({ type: 'cart.replaced', message: 'cartReplaced' })
  expect(shown[0]?.duration).toBe(5000)
})

// docs/spec.md §8.
it.each<[string, News]>([
  ['Your account is inactive or Your token has been expired', { type: 'session.expired' }],
  ['Out of Stock', { type: 'problem', message: 'outOfStock' }],
  [
    'This store is closed.',
    {
      type: 'problem',
      message: 'failed',
      error: new ApiError(403, [{ code: 'closed', message: 'This store is closed.' }]),
    },
  ],
])('refuses with "%s", one such toast at a time', async (text, news) => {
  expect((await say(news)).shown).toMatchObject([{ kind: 'error', id: 'error', text }])
})

it('puts back what was removed', async () => {
  const { shown, sent } = await say({ type: 'cart.removed', message: 'itemRemoved', line })
  shown[0]?.action?.run()
  expect(sent).toMatchObject([
    { type: 'item.add', item: line.item, body: { item_id: line.item_id, quantity: 3 } },
  ])
})

it.each<News>([{ type: 'session.signedOut' }, { type: 'session.guestRefused', error: new Error('offline') }])(
  'says nothing of %o',
  async (news) => {
    expect((await say(news)).shown).toEqual([])
  },
)
