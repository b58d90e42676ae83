import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { Route } from 'wouter'
import { Overlay } from '#src/features/item/item.overlay.tsx'
import { Screen } from '#src/features/item/product.screen.tsx'
import { openOverlay } from '#src/navigation/overlay.ts'
import { dish, shirt } from '#tests/machines/samples.ts'
import { renderShop } from '#tests/views/shop.tsx'

const brand = { id: 7, slug: 'dar-linen', name: 'Dar Linen', image_full_url: '', items_count: 3 }
const fashion = { id: 4, name: 'Fashion' }

it('the brand leads to its list, a category to its own, and a tag is only a word', async () => {
  const item = shirt({
    brand,
    category_ids: [fashion],
    tags: [
      { id: 1, name: 'Fashion' },
      { id: 2, name: 'Summer' },
    ],
  })
  await renderShop(<Route path="/product/:id" component={Screen} />, {
    answers: { 'GET /items/details/13': () => item, 'GET /items/related-items/13': () => [] },
    namespaces: ['item'],
    at: '/product/13',
  })
  const link = await screen.findByRole('link', { name: 'Dar Linen' })
  expect(link.getAttribute('href')).toBe(
    `/home?data_type=brand&brand_id=7&module_id=${item.module_id}&name=Dar+Linen`,
  )
  const hrefs = screen.getAllByRole('link', { name: 'Fashion' }).map((link) => link.getAttribute('href'))
  expect(new Set(hrefs)).toEqual(new Set(['/home?data_type=category&id=4&module_id=4&name=RmFzaGlvbg%3D%3D']))
  expect(screen.getByText('Summer').closest('a')).toBeNull()
  expect(screen.getAllByText('Fashion')).toHaveLength(2)
})

it('the way on takes the place of the popup, so that back is at the page below', async () => {
  await renderShop(<Overlay id="11" />, {
    answers: { 'GET /items/details/11': () => dish({ brand }) },
    namespaces: ['item'],
    at: '/home',
  })
  openOverlay({ name: 'item', id: 11, module_id: 1 })
  const entries = window.history.length
  await userEvent.click(await screen.findByRole('link', { name: 'See full details' }))
  expect(window.location.pathname).toBe(`/product/${dish().slug}`)
  expect(window.history.length).toBe(entries)
  expect(window.history.state?.overlay).toBeUndefined()
})

it('related items that do not come can be asked for again, and none leave no heading', async () => {
  const answers = { 'GET /items/details/13': () => shirt() }
  const page = <Route path="/product/:id" component={Screen} />
  const options = { namespaces: ['item'] as const, at: '/product/13' }
  const { unmount } = await renderShop(page, { ...options, answers })
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'You may also like' })).toBeTruthy()
  unmount()
  await renderShop(page, { ...options, answers: { ...answers, 'GET /items/related-items/13': () => [] } })
  await screen.findByRole('heading', { level: 1 })
  await expect.poll(() => screen.queryByRole('heading', { name: 'You may also like' })).toBeNull()
})
