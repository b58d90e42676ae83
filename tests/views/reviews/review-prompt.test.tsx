import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { publishOrder } from '#src/core/order-news.ts'
import { Screen } from '#src/features/reviews/review-prompt.screen.tsx'
import { type Answers, renderShop } from '#tests/views/shop.tsx'

const images = ['a', 'b', 'c', 'd', 'e'].map((name) => `/media/${name}-160.webp`)

const open = async (answers: Answers = {}, at = '/home') =>
  renderShop(<Screen />, {
    token: 'token-1',
    namespaces: ['rateOrder'],
    at,
    answers: {
      'GET /review-reminder': () => ({ order_id: 7, images }),
      'GET /review-reminder-cancel': () => ({ message: "We won't ask again." }),
      ...answers,
    },
  })

const prompt = () => screen.findByRole('dialog', { name: 'How was your order?' })
const noPrompt = () => expect(screen.queryByRole('dialog')).toBeNull()

describe('the review prompt', () => {
  it('names the order, shows at most four of its items, and leads to its review', async () => {
    await open()
    const dialog = await prompt()
    expect(dialog.textContent).toContain('Tell other customers how order #7 was.')
    expect(dialog.querySelectorAll('img')).toHaveLength(4)
    await userEvent.click(screen.getByRole('button', { name: 'Rate now' }))
    await waitFor(() => expect(window.location.pathname).toBe('/rate-and-review/7'))
    expect(JSON.parse(localStorage.getItem('askedReviews')!)).toEqual([7])
  })

  it.each(['No, thanks', 'Close'])(
    'tells the server to stop asking when the customer presses %s',
    async (name) => {
      const { asked } = await open()
      await prompt()
      await userEvent.click(screen.getByRole('button', { name }))
      await waitFor(() =>
        expect(asked).toContainEqual({
          call: 'GET /review-reminder-cancel',
          query: { order_id: '7' },
          body: undefined,
        }),
      )
      await waitFor(noPrompt)
    },
  )

  it.each(['/checkout?page=cart', '/auth/sign-in', '/rate-and-review/7', '/chatting'])(
    'stays away on %s',
    async (at) => {
      const { asked } = await open({}, at)
      await waitFor(() => expect(asked.some(({ call }) => call === 'GET /review-reminder')).toBe(true))
      await act(async () => {})
      noPrompt()
    },
  )

  it('waits while the customer writes, and while something else is open', async () => {
    const field = document.body.appendChild(document.createElement('input'))
    field.focus()
    const { asked } = await open()
    await waitFor(() => expect(asked.some(({ call }) => call === 'GET /review-reminder')).toBe(true))
    await act(async () => {})
    noPrompt()
    act(() => field.blur())
    await prompt()
    field.remove()
  })

  it('does not ask about an order of which it asked before', async () => {
    localStorage.setItem('askedReviews', '[7]')
    const { asked } = await open()
    await waitFor(() => expect(asked.some(({ call }) => call === 'GET /review-reminder')).toBe(true))
    await act(async () => {})
    noPrompt()
  })

  it('opens when an order is delivered meanwhile', async () => {
    let order_id: number | null = null
    await open({ 'GET /review-reminder': () => ({ order_id, images: [] }) })
    await act(async () => {})
    noPrompt()
    order_id = 8
    act(() => void publishOrder({ order_id: 8, order_status: 'delivered' }))
    await prompt()
  })
})
