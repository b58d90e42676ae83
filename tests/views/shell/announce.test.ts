import { expect, it, vi } from 'vitest'
import { announceNews } from '#app/announce.ts'
import { lazyNamespaces, wordsOf } from '#i18n/dictionaries.ts'
import type { Shop } from '#src/shop/shop.ts'

vi.mock('#i18n/dictionaries.ts', async (original) => {
  const real = await original<typeof import('#i18n/dictionaries.ts')>()
  return { ...real, lazyNamespaces: vi.fn(real.lazyNamespaces) }
})

it('says first what happened first, also when its words came later', async () => {
  await lazyNamespaces('en', ['news', 'refusals'])
  let come = () => {}
  vi.mocked(lazyNamespaces).mockImplementationOnce(
    () =>
      new Promise((resolve) => {
        come = resolve
      }),
  )
  const said: string[] = []
  let hear: (news: unknown) => void = () => {}
  const shop = {
    actors: {
      session: { on: () => {} },
      cart: {
        on: (_: '*', listener: typeof hear) => {
          hear = listener
        },
      },
    },
    toasts: { show: ({ text }: { text: string }) => said.push(text) },
  }
  announceNews(shop as unknown as Shop, () => {}, 'en')
  hear({ type: 'cart.added', message: 'itemAdded' })
  hear({ type: 'cart.updated', message: 'quantityUpdated' })
  await vi.dynamicImportSettled()
  come()
  await expect.poll(() => said).toHaveLength(2)
  expect(said).toEqual([wordsOf('en').news.itemAdded(), wordsOf('en').news.cartUpdated()])
})
