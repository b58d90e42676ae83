import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { Screen } from '#src/features/cart/choose-cart.screen.tsx'
import { dish, lineFor } from '#tests/machines/samples.ts'
import { type Answers, renderShop } from '#tests/views/shop.tsx'

const soup = lineFor(5, dish({ id: 11, name: 'Soup', store_name: 'Grill House' }), { quantity: 2 })
const pizza = lineFor(6, dish({ id: 12, name: 'Pizza', store_name: 'Bella' }), { quantity: 1 })

const open = (answers: Answers = {}, cart = [pizza]) =>
  renderShop(<Screen />, {
    token: 'token-1',
    namespaces: ['shellLater'],
    cart,
    answers: {
      'GET /customer/cart/saved': () => [soup],
      'POST /customer/cart/saved': () => [soup],
      ...answers,
    },
  })

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))
const chosen = (asked: { call: string; body?: unknown }[]) =>
  asked.filter(({ call }) => call === 'POST /customer/cart/saved').map(({ body }) => body)

/** With its spaces that hold the count and the dish together at the end of a line. */
const asWritten = { normalizer: (text: string) => text }

describe('the choice between two carts', () => {
  it('shows what each cart holds, and keeps the pressed one', async () => {
    const { asked } = await open()
    const carts = await dialog('You have two carts')
    expect(carts.getByText('1\u00a0×\u00a0Pizza', asWritten)).toBeTruthy()
    expect(carts.getByText('2\u00a0×\u00a0Soup', asWritten)).toBeTruthy()
    await userEvent.click(carts.getByRole('button', { name: 'Keep Grill House' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(chosen(asked)).toEqual([{ keep: 'saved' }])
  })

  it('keeps the current cart', async () => {
    const { asked } = await open()
    await userEvent.click((await dialog('You have two carts')).getByRole('button', { name: 'Keep Bella' }))
    await waitFor(() => expect(chosen(asked)).toEqual([{ keep: 'current' }]))
  })

  it('names the saved cart alone once the current one is empty', async () => {
    const { asked } = await open({}, [])
    const cart = await dialog('Your saved cart of Grill House')
    await userEvent.click(cart.getByRole('button', { name: 'Remove the saved cart' }))
    await waitFor(() => expect(chosen(asked)).toEqual([{ keep: 'current' }]))
  })

  it('says that no answer came, and takes another press', async () => {
    let isLost = true
    const { asked } = await open({
      'POST /customer/cart/saved': () => {
        if (!isLost) return [soup]
        isLost = false
        throw new TypeError('Failed to fetch')
      },
    })
    const keep = () => screen.getByRole('button', { name: 'Keep Grill House' })
    await userEvent.click(
      (await dialog('You have two carts')).getByRole('button', { name: 'Keep Grill House' }),
    )
    expect((await screen.findByRole('alert')).textContent).toBe("We couldn't save your choice. Try again.")
    await userEvent.click(keep())
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(chosen(asked)).toHaveLength(2)
  })

  it('closing it chooses nothing', async () => {
    const { asked } = await open()
    await userEvent.click((await dialog('You have two carts')).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(chosen(asked)).toEqual([])
  })
})
