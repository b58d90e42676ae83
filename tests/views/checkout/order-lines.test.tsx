import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { startDraft } from '#machines/rules/order-draft.ts'
import type { CartLine } from '#openapi/generated/client.ts'
import { OrderLines } from '#src/features/checkout/order-lines.part.tsx'
import { guest } from '#tests/machines/samples/checkout.ts'
import { dish, lineFor } from '#tests/machines/samples.ts'
import { renderShop } from '#tests/views/shop.tsx'

const dishes = (count: number): CartLine[] =>
  Array.from({ length: count }, (_, index) =>
    lineFor(index + 1, dish({ id: index + 1, name: `Dish ${index + 1}` })),
  )

const show = (lines: CartLine[]) =>
  renderShop(
    <OrderLines
      draft={startDraft({ ...guest, lines })}
      refusals={[]}
      agreed={[]}
      lines={{ isBusy: () => false, onRemedy: () => {} }}
      now={Date.parse('2026-11-20T12:00:00.000Z')}
    />,
    { namespaces: ['checkout', 'cart'] },
  )
const shown = () => screen.getAllByRole('listitem').map(({ textContent }) => /Dish \d/.exec(textContent!)![0])

it('the summary shows four lines whole', async () => {
  await show(dishes(4))
  expect(shown()).toHaveLength(4)
  expect(screen.queryByRole('button')).toBeNull()
})

it('a longer summary shows three lines and opens the rest, and the keyboard stays at the list', async () => {
  await show(dishes(6))
  expect(shown()).toEqual(['Dish 1', 'Dish 2', 'Dish 3'])
  await userEvent.click(screen.getByRole('button', { name: 'and 3 more' }))
  expect(shown()).toHaveLength(6)
  expect(screen.queryByRole('button')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Items' }))
})

it('a longer summary shows each line that is in trouble', async () => {
  const [first, second, third, fourth, fifth, sixth] = dishes(6) as [
    CartLine,
    CartLine,
    CartLine,
    CartLine,
    CartLine,
    CartLine,
  ]
  const refusal = { code: 'item_id', message: 'The words of the server.' } as const
  await show([first, second, third, fourth, { ...fifth, refusal }, sixth])
  expect(shown()).toEqual(['Dish 1', 'Dish 2', 'Dish 3', 'Dish 5'])
  expect(screen.getByRole('button', { name: 'and 2 more' })).toBeTruthy()
})
