import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import type { LineRemedy } from '#machines/rules/line-trouble.ts'
import { startDraft } from '#machines/rules/order-draft.ts'
import type { OrderKind } from '#machines/rules/order-kinds.ts'
import type { CartLine } from '#openapi/generated/client.ts'
import { useLineEdits } from '#src/features/checkout/line-edits.ts'
import { guest } from '#tests/machines/samples/checkout.ts'
import { dish, lineFor, milk } from '#tests/machines/samples.ts'
import { renderShop } from '#tests/views/shop.tsx'

const soup = lineFor(8, dish(), { quantity: 3 })
const bread = lineFor(9, milk({ id: 14, name: 'Bread' }), { quantity: 2 })

function Lines({ kind, change }: { kind: OrderKind; change: (change: { lines?: CartLine[] }) => void }) {
  const draft = startDraft({ ...guest, kind, lines: [soup, bread] })
  const { isBusy, onRemedy } = useLineEdits(draft, change)
  const button = (label: string, remedy: LineRemedy) => (
    <button type="button" onClick={() => onRemedy(soup, remedy)}>
      {label}
    </button>
  )
  return (
    <>
      {button('Lower', { type: 'lower', to: 1 })}
      {button('Remove', { type: 'remove' })}
      {button('See', { type: 'see' })}
      <output>{[soup, bread].filter(({ id }) => isBusy(id)).map(({ item }) => item.name)}</output>
    </>
  )
}

async function show(kind: OrderKind) {
  const change = vi.fn()
  const { asked, shop } = await renderShop(<Lines kind={kind} change={change} />, {
    cart: [soup, bread],
    answers: {
      'PUT /cart/update': () => [{ ...soup, quantity: 1 }, bread],
      'DELETE /cart/remove-item': () => [bread],
    },
  })
  await waitFor(() => expect(asked).toMatchObject([{ call: 'GET /customer/cart/list' }]))
  await act(async () => {})
  return { change, cart: shop.actors.cart, sent: () => asked.slice(1) }
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

it('a line of the cart is lowered in the cart, with the same choice', async () => {
  const { change, sent } = await show('cart')
  await press('Lower')
  await waitFor(() =>
    expect(sent()).toMatchObject([
      { call: 'PUT /cart/update', body: { cart_id: 8, item_id: 11, quantity: 1 } },
    ]),
  )
  expect(change).not.toHaveBeenCalled()
})

it('a line of the cart is removed from the cart', async () => {
  const { change, sent } = await show('cart')
  await press('Remove')
  await waitFor(() =>
    expect(sent()).toMatchObject([{ call: 'DELETE /cart/remove-item', query: { cart_id: '8' } }]),
  )
  expect(change).not.toHaveBeenCalled()
})

it('a line is busy, and no other one, until the cart has answered its edit', async () => {
  await show('cart')
  expect(screen.getByRole('status').textContent).toBe('')
  act(() => screen.getByRole('button', { name: 'Remove' }).click())
  expect(screen.getByRole('status').textContent).toBe('Lentil soup')
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(''))
})

it('an item that is bought at once is lowered in the order, and the cart stays', async () => {
  const { change, sent } = await show('buy_now')
  await press('Lower')
  expect(change.mock.calls).toEqual([[{ lines: [{ ...soup, quantity: 1 }, bread] }]])
  expect(sent()).toEqual([])
})

it('an item that is bought at once cannot be removed', async () => {
  const { change, sent } = await show('buy_now')
  await press('Remove')
  expect(change).not.toHaveBeenCalled()
  expect(sent()).toEqual([])
})

it('an item that is bought at once does not wait for an edit of the cart with the same id', async () => {
  const { cart } = await show('buy_now')
  act(() => cart.send({ type: 'line.remove', line: 8 }))
  expect(cart.getSnapshot().context.queue).toHaveLength(1)
  expect(screen.getByRole('status').textContent).toBe('')
})

it('a change of price is seen where the item is chosen, which edits nothing', async () => {
  const { change, sent } = await show('cart')
  await press('See')
  expect(window.history.state).toMatchObject({ overlay: { name: 'item', cart_id: 8 } })
  expect(change).not.toHaveBeenCalled()
  expect(sent()).toEqual([])
})
