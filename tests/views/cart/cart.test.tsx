import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { CartLine } from '#openapi/generated/client.ts'
import { CartView, type CartViewProps } from '#src/features/cart/cart.view.tsx'
import type { Gift } from '#src/shared/offers/use-gift.ts'
import { dish, lineFor, milk } from '#tests/machines/samples.ts'
import { renderIn } from '#tests/support/render-in.tsx'

beforeAll(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
})

/** The lines whose items were opened. */
const opened: number[] = []

/** The cart drawer with these lines. */
async function show(
  lines: CartLine[],
  free_delivery_over: number | null = null,
  minute = 12 * 60,
  gift?: Gift,
  store: CartViewProps['store'] = { delivery: 1, free_delivery: 0 },
) {
  const send = vi.fn()
  opened.length = 0
  await renderIn(
    'en',
    <CartView
      lines={lines}
      state="ready"
      minute={minute}
      config={{ digit_after_decimal_point: 2, free_delivery_over }}
      store={store}
      gift={gift}
      send={send}
      onEdit={({ id }) => opened.push(id)}
      onClose={() => {}}
      onBrowse={() => {}}
      checkout={null}
    />,
    ['cart'],
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
  it('the customer can lower a line to the pieces left in stock, with the same options', async () => {
    const send = await show([lineFor(8, milk({ stock: 3 }), { quantity: 5 })])
    expect(screen.getByRole('alert').textContent).toBe('Only 3 left.')
    await press('Lower to 3: Milk')
    expect(send.mock.calls).toMatchObject([
      [{ type: 'line.replace', line: 8, body: { item_id: 14, quantity: 3 } }],
    ])
  })

  it('is out of limits when the lines before it hold all that one customer can take', async () => {
    const two = dish({ name: 'Soup', price: 20, maximum_cart_quantity: 2 })
    await show([lineFor(8, two, { quantity: 2 }), lineFor(9, two)])
    expect(screen.getByRole('alert').textContent).toBe('Out of Limits')
    await show([lineFor(8, two, { quantity: 3 })])
    expect(screen.getAllByRole('alert').at(-1)!.textContent).toBe('You can order up to 2.')
  })

  it('is removed when it is sold out, and the customer goes on with the others', async () => {
    const send = await show([lineFor(8, milk({ stock: 0 })), lineFor(9, soup)])
    expect(screen.getByRole('alert').textContent).toBe('Sold out.')
    await press('Remove and continue: Milk')
    expect(send.mock.calls).toEqual([[{ type: 'line.remove', line: 8 }]])
  })
})

const unsold = (code: string) => ({ refusal: { code, message: 'The words of the server.' } })

describe('a line that is no longer sold', () => {
  it('is named with its reason, without price and stepper, and can be removed', async () => {
    const send = await show([lineFor(8, milk(), unsold('item_id')), lineFor(9, soup)])
    const line = within(screen.getAllByRole('listitem')[0]!)
    expect(line.getByText('Milk')).toBeTruthy()
    expect(line.getByRole('alert').textContent).toBe('No longer sold.')
    expect(line.queryByText('$1.50')).toBeNull()
    expect(line.queryByRole('group')).toBeNull()
    await press('Remove and continue: Milk')
    expect(send.mock.calls).toEqual([[{ type: 'line.remove', line: 8 }]])
  })

  it('is chosen again where only its options went', async () => {
    const send = await show([lineFor(8, soup, unsold('variation'))])
    expect(screen.getByRole('alert').textContent).toBe('No longer sold with these options.')
    await press('Choose again: Soup')
    expect(opened).toEqual([8])
    expect(send).not.toHaveBeenCalled()
  })

  it('is left out of the sum', async () => {
    await show([lineFor(8, dish({ price: 7 }), unsold('item_id')), lineFor(9, soup)])
    expect(screen.getByText('Subtotal').closest('div')!.textContent).toContain('$20.00')
  })

  it('needs no prescription', async () => {
    await show([lineFor(8, milk({ is_prescription_required: 1 }), unsold('item_id'))])
    expect(screen.queryByText(/picture of your prescription/)).toBeNull()
  })
})

describe('a line whose price changed since it was added', () => {
  it('says both prices of all its pieces without an alarm, and opens its item', async () => {
    const send = await show([lineFor(8, soup, { quantity: 2, added_price: 18 })])
    expect(screen.getByText('Price changed from $36.00 to $40.00.')).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.getByRole('group', { name: 'Soup' })).toBeTruthy()
    await press('See the change: Soup')
    expect(opened).toEqual([8])
    expect(send).not.toHaveBeenCalled()
  })

  it('says nothing when the price is as it was', async () => {
    await show([lineFor(8, soup, { added_price: 20 })])
    expect(screen.queryByText(/Price changed/)).toBeNull()
  })
})

describe('a line outside the hours of its item', () => {
  const breakfast = (schedule_order: 0 | 1) =>
    lineFor(8, dish({ available_time_starts: '06:00:00', available_time_ends: '12:00:00', schedule_order }), {
      quantity: 2,
    })

  it('says the hours, and can be removed', async () => {
    const send = await show([breakfast(0)], null, 13 * 60)
    expect(screen.getByRole('alert').textContent).toBe('Only available from 6:00 AM to 12:00 PM.')
    await press('Remove: Lentil soup')
    expect(send.mock.calls).toEqual([[{ type: 'line.remove', line: 8 }]])
  })

  it('says that it can be ordered for later where its store does so', async () => {
    await show([breakfast(1)], null, 13 * 60)
    expect(screen.getByText(/Choose a time in these hours at checkout/)).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('says nothing in its hours', async () => {
    await show([breakfast(0)], null, 12 * 60)
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

// docs/spec.md §4 Free-delivery progress.
describe('the progress to free delivery', () => {
  it('the progress names the amount that is missing for free delivery', async () => {
    await show([lineFor(8, soup, { quantity: 2 })], 50)
    expect(screen.getByText('Add $10.00 more for free delivery')).toBeTruthy()
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('80')
  })

  it('says that the threshold is reached', async () => {
    await show([lineFor(8, soup, { quantity: 2 })], 40)
    expect(screen.getByText('You have reduced delivery charge')).toBeTruthy()
  })

  it('is not there at a store that delivers free, which says so instead', async () => {
    await show([lineFor(8, soup, { quantity: 2 })], 50, undefined, undefined, {
      delivery: 1,
      free_delivery: 1,
    })
    expect(screen.getByText('This store delivers for free')).toBeTruthy()
    expect(screen.queryByRole('progressbar')).toBeNull()
  })

  it('is not there at a store that does not deliver', async () => {
    await show([lineFor(8, soup, { quantity: 2 })], 50, undefined, undefined, {
      delivery: 0,
      free_delivery: 0,
    })
    expect(screen.queryByRole('progressbar')).toBeNull()
  })

  it('is not there in a shop without a threshold', async () => {
    await show([lineFor(8, soup, { quantity: 2 })])
    expect(screen.queryByRole('progressbar')).toBeNull()
  })
})

// docs/spec.md §5 Other.
describe('the welcome discount', () => {
  const lines = [lineFor(8, soup, { quantity: 1 })]

  it('is announced above the total, with how long it holds', async () => {
    await show(lines, null, 12 * 60, { discount: '15%', validity: '7 days' })
    expect(screen.getByText('15% off your first order, valid for 7 days')).toBeTruthy()
  })

  it('is announced without a time where it has none', async () => {
    await show(lines, null, 12 * 60, { discount: '15%', validity: '' })
    expect(screen.getByText('15% off your first order')).toBeTruthy()
  })

  it('is not spoken of where there is none', async () => {
    await show(lines)
    expect(screen.queryByText(/off your first order/)).toBeNull()
  })
})
