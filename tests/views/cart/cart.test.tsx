import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { CartLine } from '#openapi/generated/client.ts'
import { CartView } from '#src/cart/cart.view.tsx'
import { dish, lineFor, milk } from '#tests/machines/samples.ts'
import { renderIn } from '#tests/support/render-in.tsx'

beforeAll(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
})

/** The cart drawer with these lines. */
async function show(lines: CartLine[], free_delivery_over: number | null = null) {
  const send = vi.fn()
  await renderIn(
    'en',
    <CartView
      lines={lines}
      state="ready"
      config={{ digit_after_decimal_point: 2, free_delivery_over }}
      send={send}
      onEdit={() => {}}
      onClose={() => {}}
      onBrowse={() => {}}
      checkout={null}
    />,
    ['cart', 'gate'],
  )
  return send
}

const soup = dish({ name: 'Soup', price: 20, discount: 0 })
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))

// docs/spec.md §4 Cart.
describe('a line of the cart', () => {
  it('is decremented at quantity 1 by its delete button', async () => {
    const send = await show([lineFor(8, soup, { quantity: 1 })])
    await press('Remove: Soup')
    expect(send.mock.calls).toEqual([[{ type: 'line.decrement', line: 8 }]])
  })

  it('is decremented at quantity 2', async () => {
    const send = await show([lineFor(8, soup, { quantity: 2 })])
    await press('One less: Soup')
    expect(send.mock.calls).toEqual([[{ type: 'line.decrement', line: 8 }]])
  })

  it('is removed whole', async () => {
    const send = await show([lineFor(8, soup, { quantity: 2 })])
    await press('Remove Soup')
    expect(send.mock.calls).toEqual([[{ type: 'line.remove', line: 8 }]])
  })
})

describe('a line that cannot be had as it stands', () => {
  it('is lowered to what is left, with the same options', async () => {
    const send = await show([lineFor(8, milk({ stock: 3 }), { quantity: 5 })])
    expect(screen.getByRole('alert').textContent).toBe('Only 3 left.')
    await press('Lower to 3: Milk')
    expect(send.mock.calls).toMatchObject([
      [{ type: 'line.replace', line: 8, body: { item_id: 14, quantity: 3 } }],
    ])
  })

  it('is removed when it is sold out, and the customer goes on with the others', async () => {
    const send = await show([lineFor(8, milk({ stock: 0 })), lineFor(9, soup)])
    expect(screen.getByRole('alert').textContent).toBe('Sold out.')
    await press('Remove and continue: Milk')
    expect(send.mock.calls).toEqual([[{ type: 'line.remove', line: 8 }]])
  })
})

// docs/spec.md §4 Free-delivery progress.
describe('the progress to free delivery', () => {
  it('says what is missing', async () => {
    await show([lineFor(8, soup, { quantity: 2 })], 50)
    expect(screen.getByText('Add $10.00 more for free delivery')).toBeTruthy()
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('80')
  })

  it('says that the threshold is reached', async () => {
    await show([lineFor(8, soup, { quantity: 2 })], 40)
    expect(screen.getByText('You have reduced delivery charge')).toBeTruthy()
  })

  it('is not there in a shop without a threshold', async () => {
    await show([lineFor(8, soup, { quantity: 2 })])
    expect(screen.queryByRole('progressbar')).toBeNull()
  })
})
