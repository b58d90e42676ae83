import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Route } from 'wouter'
import type { Item, Review } from '#openapi/generated/client.ts'
import { Overlay } from '#src/features/item/item.overlay.tsx'
import { Screen } from '#src/features/item/product.screen.tsx'
import { dish } from '#tests/machines/samples.ts'
import { standInForSight } from '#tests/views/in-sight.ts'
import { shownReview } from '#tests/views/reviews/shown-review.ts'
import { type Answers, renderShop } from '#tests/views/shop.tsx'

/** Everything is near at once. */
beforeEach(() => void standInForSight(true))
afterEach(() => vi.unstubAllGlobals())

const soup = dish({ avg_rating: 4.26, rating_count: 12, store_name: 'Harbour Kitchen' })

const openPage = (item: Item, answers: Answers) =>
  renderShop(<Route path="/product/:id" component={Screen} />, {
    answers: {
      [`GET /items/details/${item.id}`]: () => item,
      [`GET /items/related-items/${item.id}`]: () => [],
      ...answers,
    },
    namespaces: ['item', 'offers'],
    at: `/product/${item.id}`,
  })

const pageOf = (all: Review[]) => (url: URL) => {
  const [limit, page] = ['limit', 'offset'].map((name) => Number(url.searchParams.get(name))) as [
    number,
    number,
  ]
  return {
    total_size: all.length,
    limit,
    offset: page,
    reviews: all.slice((page - 1) * limit, page * limit),
  }
}

const said = () => screen.getAllByText(/^Said by/)

it('says what customers wrote, what they gave, and what the store answered', async () => {
  await openPage(soup, {
    'GET /items/reviews/11': pageOf([
      shownReview(1, { reply: 'Come again.', attachment_full_url: ['/media/a-640.webp'] }),
    ]),
  })
  const region = await screen.findByRole('region', { name: 'What customers say' })
  expect(await within(region).findByText('Said by 1')).toBeTruthy()
  expect(within(region).getByText('from 12 ratings')).toBeTruthy()
  expect(within(region).getByText('Rated 4.3 of 5')).toBeTruthy()
  const entry = within(region).getByRole('heading', { name: 'Guest 1' }).closest('article') as HTMLElement
  expect(within(entry).getByText('Rated 4.5 of 5')).toBeTruthy()
  expect(within(entry).getByText('4 Oct 2026')).toBeTruthy()
  expect(within(entry).getByText('Reply from Harbour Kitchen').nextSibling?.textContent).toBe('Come again.')
  expect(within(entry).getByRole('img', { name: 'Picture 1' })).toBeTruthy()
})

it('shows a review in the language of the reader, and as it was written when it is asked for', async () => {
  await openPage(soup, {
    'GET /items/reviews/11': pageOf([
      shownReview(1, {
        comment: 'لذيذ',
        reply: 'أهلًا بك.',
        translation: { comment: 'Delicious', reply: 'Welcome.' },
      }),
    ]),
  })
  expect(await screen.findByText('Delicious')).toBeTruthy()
  expect(screen.getByText('Welcome.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Show the original' }))
  expect(screen.getByText('لذيذ')).toBeTruthy()
  expect(screen.getByText('أهلًا بك.')).toBeTruthy()
  expect(screen.queryByText('Delicious')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Show the translation' }))
  expect(screen.getByText('Delicious')).toBeTruthy()
})

it('says which reviews are from a delivered order, which were edited, and how reviews work', async () => {
  await openPage(soup, {
    'GET /items/reviews/11': pageOf([
      shownReview(1, { updated_at: '2026-10-06T10:00:00Z' }),
      shownReview(2, { from_delivered_order: false, customer_name: '' }),
    ]),
  })
  const entryOf = async (name: string) =>
    (await screen.findByRole('heading', { name })).closest('article') as HTMLElement
  const first = await entryOf('Guest 1')
  expect(within(first).getByText('From a delivered order')).toBeTruthy()
  expect(first.textContent).toContain('4 Oct 2026 · edited')
  const second = await entryOf('Former customer')
  expect(within(second).queryByText('From a delivered order')).toBeNull()
  expect(second.textContent).not.toContain('edited')
  const policy = screen.getByRole('link', { name: 'How reviews work' })
  expect(policy.getAttribute('href')).toBe('/review-policy')
})

it('a picture of a review opens as large as the window allows, and closes again', async () => {
  await openPage(soup, {
    'GET /items/reviews/11': pageOf([shownReview(1, { attachment_full_url: ['/media/a-1280.webp'] })]),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Picture 1' }))
  const dialog = await screen.findByRole('dialog', { name: 'Picture 1' })
  expect(within(dialog).getByRole('img', { name: 'Picture 1' }).getAttribute('src')).toBe(
    '/media/a-1280.webp',
  )
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('shows ten, and the rest when it is asked for', async () => {
  const all = Array.from({ length: 13 }, (_, index) => shownReview(index + 1))
  const { asked } = await openPage(soup, { 'GET /items/reviews/11': pageOf(all) })
  const more = await screen.findByRole('button', { name: 'More reviews' })
  expect(said()).toHaveLength(10)
  await userEvent.click(more)
  await waitFor(() => expect(said()).toHaveLength(13))
  expect(screen.queryByRole('button', { name: 'More reviews' })).toBeNull()
  const reads = asked.filter(({ call }) => call === 'GET /items/reviews/11')
  expect(reads.map(({ query }) => query)).toEqual([
    { limit: '10', offset: '1' },
    { limit: '10', offset: '2' },
  ])
})

it('reviews that do not come can be asked for again', async () => {
  const answers: Answers = {}
  await openPage(soup, answers)
  const region = await screen.findByRole('region', { name: 'What customers say' })
  const retry = await within(region).findByRole('button', { name: 'Try again' })
  expect(within(region).queryByText('No reviews yet.')).toBeNull()
  await userEvent.click(retry)
  expect(await within(region).findByRole('button', { name: 'Try again' })).toBeTruthy()
})

it('the page of an item says that it has no reviews when its customers gave stars and wrote no word', async () => {
  await openPage(soup, { 'GET /items/reviews/11': pageOf([]) })
  expect(await screen.findByText('No reviews yet.')).toBeTruthy()
})

it('the page of an item without ratings asks the server for no reviews', async () => {
  const { asked } = await openPage(dish({ rating_count: 0 }), {})
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByRole('region', { name: 'What customers say' })).toBeNull()
  expect(asked.map(({ call }) => call)).not.toContain('GET /items/reviews/11')
})

it('the number of ratings leads down to them, in the popup too', async () => {
  await renderShop(<Overlay id="11" />, {
    answers: { 'GET /items/details/11': () => soup, 'GET /items/reviews/11': pageOf([shownReview(1)]) },
    namespaces: ['item'],
  })
  await userEvent.click(await screen.findByRole('button', { name: '12 ratings' }))
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'What customers say' }))
  expect(await screen.findByText('Said by 1')).toBeTruthy()
})
