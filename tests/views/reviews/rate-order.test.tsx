import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import type { OrderReviews } from '#openapi/generated/client.ts'
import { RateOrder } from '#src/features/reviews/rate-order.part.tsx'
import { orderReviews, reviewedBefore, written } from '#tests/machines/samples/reviews.ts'
import { type Answers, renderShop } from '#tests/views/shop.tsx'

const thanks = () => ({ message: 'Thank you for your review.' })
const refuse = (status: number, code: string, message: string) => () =>
  Response.json({ errors: [{ code, message }] }, { status })

const open = (order: OrderReviews | (() => unknown), answers: Answers = {}) =>
  renderShop(<RateOrder order_id={100001} />, {
    token: 'token-1',
    namespaces: ['rateOrder', 'opinions'],
    answers: {
      'GET /order/reviews': typeof order === 'function' ? order : () => order,
      'POST /items/reviews/submit': thanks,
      'POST /delivery-man/reviews/submit': thanks,
      ...answers,
    },
  })

const card = async (name: string) => within(await screen.findByRole('region', { name }))
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send reviews' }))
const give = async (name: string, stars: string) =>
  userEvent.click((await card(name)).getByRole('radio', { name: `${stars} of 5 stars` }))

beforeEach(() => {
  URL.createObjectURL = () => 'blob:chosen'
})

describe('the review page', () => {
  it('names the order, its items and its courier, and how reviews work', async () => {
    await open(orderReviews())
    expect((await card('Lentil soup')).getAllByRole('radio')).toHaveLength(10)
    expect((await card('Yusuf Karim')).getByText('Your courier')).toBeTruthy()
    const order = screen.getByRole('link', { name: 'Order #100001 from Harbour Kitchen' })
    expect(order.getAttribute('href')).toBe('/profile?page=my-orders&orderId=100001')
    expect(screen.getByRole('link', { name: 'How reviews work' }).getAttribute('href')).toBe('/review-policy')
  })

  it('calls a parcel a parcel, which has no store', async () => {
    await open(orderReviews({ store_name: null, items: [] }))
    expect(await screen.findByRole('link', { name: 'Parcel #100001' })).toBeTruthy()
  })

  it('sends what was rated, one review after another, and thanks the customer', async () => {
    const { asked } = await open(orderReviews())
    await give('Lentil soup', '4.5')
    await userEvent.type((await card('Lentil soup')).getByRole('textbox'), 'Warm.')
    await give('Yusuf Karim', '5')
    await send()
    const title = await screen.findByRole('heading', { level: 1, name: 'Thank you for your review.' })
    expect(title).toBeTruthy()
    const sent = asked.filter(({ call }) => call.includes('/reviews/submit')).map(({ call }) => call)
    expect(sent).toEqual(['POST /items/reviews/submit', 'POST /delivery-man/reviews/submit'])
    expect(screen.getByRole('link', { name: 'Back to the order' })).toBe(document.activeElement)
    expect(sessionStorage.getItem('souk.reviewDraft')).toBeNull()
  })

  it('opens the note and the pictures of an item, and the note of the courier, with their stars', async () => {
    await open(orderReviews())
    const [bread, courier] = [await card('Bread'), await card('Yusuf Karim')]
    const fields = (of: typeof bread) => [...of.queryAllByRole('textbox'), ...of.queryAllByRole('button')]
    expect(fields(bread)).toEqual([])
    await give('Bread', '4')
    expect(bread.getByRole('textbox')).toBeTruthy()
    expect(bread.getByRole('button', { name: /^Add pictures/ })).toBeTruthy()
    expect(fields(courier)).toEqual([])
    await give('Yusuf Karim', '5')
    expect(courier.getByRole('textbox')).toBeTruthy()
    expect(courier.queryByRole('button')).toBeNull()
  })

  it('says so when there is nothing to send', async () => {
    await open(orderReviews())
    await screen.findByRole('region', { name: 'Bread' })
    await send()
    expect(screen.getByText('Choose your stars for at least one item first.')).toBeTruthy()
  })

  it('says beside each review why the server did not take it, keeps what was saved, and loses nothing', async () => {
    const refused = refuse(422, 'comment', 'The comment is too long.')
    await open(orderReviews(), { 'POST /items/reviews/submit': refused })
    await give('Lentil soup', '3')
    await userEvent.type((await card('Lentil soup')).getByRole('textbox'), 'Warm.')
    await give('Yusuf Karim', '5')
    await send()
    expect(await screen.findByText(/^We couldn't save every review/)).toBeTruthy()
    const soup = await card('Lentil soup')
    expect(soup.getByText("This review wasn't saved. The comment is too long.")).toBeTruthy()
    expect((soup.getByRole('textbox') as HTMLTextAreaElement).value).toBe('Warm.')
    const courier = await card('Yusuf Karim')
    expect(courier.getByText('Saved')).toBeTruthy()
    expect(courier.queryByRole('radio')).toBeNull()
    const stored = JSON.parse(sessionStorage.getItem('souk.reviewDraft')!)
    expect(stored).toEqual({
      order_id: 100001,
      words: { 'item 11': { rating: 3, comment: 'Warm.', kept: [] } },
    })
  })

  it('counts the characters that are left when few are', async () => {
    await open(reviewedBefore({ comment: 'x'.repeat(900) }))
    const soup = await card('Lentil soup')
    expect(soup.getByText('100 characters left')).toBeTruthy()
    await userEvent.type(soup.getByRole('textbox'), '{Backspace}')
    expect(soup.queryByText(/characters left/)).toBeNull()
  })

  it('shows chosen pictures, leaves a wrong file out beside the review it was chosen for, and takes three', async () => {
    const { container } = await open(orderReviews())
    await give('Lentil soup', '4')
    await give('Bread', '4')
    const soup = await card('Lentil soup')
    const [input] = container.querySelectorAll<HTMLInputElement>('input[multiple]')
    const file = (name: string, type: string) => new File([name], name, { type })
    const user = userEvent.setup({ applyAccept: false })
    await user.upload(input!, [file('a.png', 'image/png'), file('b.pdf', 'application/pdf')])
    expect(soup.getByRole('alert').textContent).toMatch(/isn't a picture/)
    expect((await card('Bread')).getByRole('alert').textContent).toBe('')
    expect(soup.getAllByRole('img', { name: /^Picture/ })).toHaveLength(1)
    await user.upload(
      input!,
      ['c', 'd', 'e'].map((name) => file(`${name}.png`, 'image/png')),
    )
    expect(soup.getByRole('alert').textContent).toBe('Maximum 3 images can be send at a time.')
    expect(soup.getAllByRole('img', { name: /^Picture/ })).toHaveLength(3)
    await user.click(soup.getByRole('button', { name: 'Remove picture 3 of Lentil soup' }))
    expect(soup.getByRole('alert').textContent).toBe('')
    expect(soup.getByText('2 pictures added')).toBeTruthy()
  })

  it('shows the review of before until when it can be changed', async () => {
    await open(reviewedBefore())
    const soup = await card('Lentil soup')
    expect(soup.getByText('You can change this review until 20 Dec 2026.')).toBeTruthy()
    expect((soup.getByRole('radio', { name: '4.5 of 5 stars' }) as HTMLInputElement).checked).toBe(true)
    expect(soup.getByRole('img', { name: 'Picture 1' }).getAttribute('src')).toContain('photo-1')
  })

  it('shows a review whose time is over as it stays', async () => {
    await open(reviewedBefore({ editable_until: null }))
    const soup = await card('Lentil soup')
    for (const text of ['Crisp and hot.', 'Rated 4.5 of 5', 'This review can no longer be changed.'])
      expect(soup.getByText(text)).toBeTruthy()
    expect(soup.getByRole('img', { name: 'Picture 1' })).toBeTruthy()
    expect(soup.queryByRole('radio')).toBeNull()
  })

  it('says that a store takes no reviews, and offers those of the courier', async () => {
    await open(orderReviews({ review_plan: 0 }))
    expect((await card('Bread')).getByText('this store is not having any review plan')).toBeTruthy()
    expect((await card('Yusuf Karim')).getAllByRole('radio')).toHaveLength(10)
  })

  it('is closed when nothing can be reviewed, and shows what was said', async () => {
    const soup = { ...orderReviews().items[0]!, review: written({ editable_until: null }) }
    await open(orderReviews({ items: [soup], delivery_man: null }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Nothing to review' })).toBeTruthy()
    expect((await card('Lentil soup')).getByText('Crisp and hot.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Send reviews' })).toBeNull()
  })

  it('waits for the delivery, and looks again when it is told to', async () => {
    let isDelivered = false
    const early = refuse(409, 'order_status', 'You can review an order after it is delivered.')
    await open(() => (isDelivered ? orderReviews() : early()))
    expect(await screen.findByText('Your order is still on its way')).toBeTruthy()
    isDelivered = true
    await userEvent.click(screen.getByRole('button', { name: 'Check again' }))
    expect(await card('Bread')).toBeTruthy()
  })

  it('does not find the order of another customer', async () => {
    await open(refuse(404, 'order', 'Order not found'))
    expect(await screen.findByText('It may belong to another account.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'My orders' }).getAttribute('href')).toBe(
      '/profile?page=my-orders',
    )
  })

  it('is read again after a failure', async () => {
    let fails = true
    await open(() => (fails ? refuse(500, 'failed', 'No')() : orderReviews()))
    const retry = await screen.findByRole('button', { name: 'Try again' })
    fails = false
    await userEvent.click(retry)
    expect(await card('Bread')).toBeTruthy()
  })
})
