import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import type { Review } from '#openapi/generated/client.ts'
import { Overlay } from '#src/features/stores/reviews.overlay.tsx'
import { shownReview } from '#tests/views/reviews/shown-review.ts'
import { type Answers, renderShop } from '#tests/views/shop.tsx'

const review = (id: number, over: Partial<Review> = {}) =>
  shownReview(id, { customer_name: `Customer ${id}`, comment: 'Hot and quick.', ...over })
const page = (offset: number, total_size: number, ...reviews: Review[]) => ({
  total_size,
  limit: 10,
  offset,
  reviews,
})

const openReviews = (answers: Answers) =>
  renderShop(<Overlay store={{ id: 1, name: 'Harbour Kitchen', avg_rating: 4.62, rating_count: 412 }} />, {
    answers,
    namespaces: ['opinions'],
  })

const writers = () => screen.queryAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)

it('says what all gave, who said what of which item, and what the store answered', async () => {
  const { asked } = await openReviews({
    'GET /stores/reviews': () =>
      page(1, 1, review(1, { reply: 'See you soon.', attachment_full_url: ['/media/reviews/1-640.webp'] })),
  })
  const dialog = await screen.findByRole('dialog', { name: 'Reviews of Harbour Kitchen' })
  const said = await within(dialog).findByRole('article')
  expect(dialog.textContent).toContain('from 412 ratings')
  expect(within(dialog).getByText('Rated 4.6 of 5')).toBeTruthy()
  for (const text of ['Customer 1', '4 Oct 2026', 'Rated 4.5 of 5', 'Hot and quick.', 'Lentil soup'])
    expect(said.textContent).toContain(text)
  expect(said.textContent).toContain('Reply from Harbour KitchenSee you soon.')
  expect(within(said).getByRole('button', { name: 'Picture 1' })).toBeTruthy()
  expect(asked.at(-1)?.query).toEqual({ store_id: '1', limit: '10', offset: '1' })
  expect(screen.queryByRole('button', { name: 'More reviews' })).toBeNull()
})

it('reads on when it is asked to, each once, and says how many are shown', async () => {
  await openReviews({
    'GET /stores/reviews': (url) =>
      url.searchParams.get('offset') === '1'
        ? page(1, 3, review(3), review(2))
        : page(2, 3, review(2), review(1)),
  })
  await waitFor(() => expect(writers()).toEqual(['Customer 3', 'Customer 2']))
  await userEvent.click(screen.getByRole('button', { name: 'More reviews' }))
  await waitFor(() => expect(writers()).toEqual(['Customer 3', 'Customer 2', 'Customer 1']))
  expect(screen.getByText('3 reviews shown')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'More reviews' })).toBeNull()
})

it('the reviews of a store say that no customer has written one yet', async () => {
  await openReviews({ 'GET /stores/reviews': () => page(1, 0) })
  expect(await screen.findByText('No reviews yet.')).toBeTruthy()
})

it('what did not come is asked for again', async () => {
  let fails = true
  await openReviews({
    'GET /stores/reviews': () => (fails ? { errors: [{ code: 'x', message: 'No' }] } : page(1, 1, review(1))),
  })
  const retry = await screen.findByRole('button', { name: 'Try again' })
  fails = false
  await userEvent.click(retry)
  await waitFor(() => expect(writers()).toEqual(['Customer 1']))
})
