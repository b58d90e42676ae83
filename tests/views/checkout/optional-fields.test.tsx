import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { FieldRefusal } from '#machines/rules/field-refusal.ts'
import type { OrderDraft } from '#machines/rules/order-draft.ts'
import { Wishes } from '#src/features/checkout/wishes.part.tsx'
import { useRefusedInSight } from '#src/shared/checkout/checkout-surroundings.ts'
import { draftOfGuest } from '#tests/machines/samples/checkout.ts'
import { renderIn } from '#tests/support/render-in.tsx'

const tooLong: FieldRefusal = { code: 'order_note', message: 'The note is too long.' }

function Page({ refusals, from }: { refusals: readonly FieldRefusal[]; from: Partial<OrderDraft> }) {
  const [draft, setDraft] = useState({ ...draftOfGuest, ...from })
  const frame = useRefusedInSight(refusals)
  return (
    <div ref={frame}>
      <Wishes
        draft={draft}
        refusals={refusals}
        change={(change) => setDraft({ ...draft, ...change })}
        cutlery
      />
    </div>
  )
}

const show = async (from: Partial<OrderDraft> = {}) => {
  const { rerender } = await renderIn('en', <Page refusals={[]} from={from} />, ['checkout'])
  return (refusals: readonly FieldRefusal[]) => rerender(<Page refusals={refusals} from={from} />)
}
const group = () => screen.getByRole<HTMLDetailsElement>('group')
const opener = () => group().querySelector('summary')!
const note = () => screen.getByLabelText('Order note')

describe('the optional fields of checkout on a phone', () => {
  beforeEach(() => {
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
    return () => vi.unstubAllGlobals()
  })

  it('a group without values is closed and names its fields', async () => {
    await show()
    expect(group().open).toBe(false)
    expect(opener().textContent).toContain('Anything else?')
    expect(opener().textContent).toContain('Cutlery · Delivery instructions · If an item is unavailable')
  })

  it('a group that holds a value of a kept draft is open', async () => {
    await show({ delivery_instruction: 'Leave it at the door' })
    expect(group().open).toBe(true)
  })

  it('a group stays open when the customer clears its last value', async () => {
    await show({ order_note: 'x' })
    await userEvent.clear(note())
    expect(group().open).toBe(true)
  })

  it('a group that the customer closes keeps its values and says them', async () => {
    await show()
    await userEvent.click(opener())
    await userEvent.type(note(), 'No salt')
    await userEvent.click(screen.getByRole('switch', { name: /Cutlery/ }))
    await userEvent.click(opener())
    expect(group().open).toBe(false)
    expect(opener().textContent).toContain('Cutlery · No salt')
    expect(note()).toHaveProperty('value', 'No salt')
  })

  it('a refused field opens its group, takes the focus and says why', async () => {
    const refuse = await show({ order_note: 'A long note' })
    await userEvent.click(opener())
    expect(group().open).toBe(false)
    refuse([tooLong])
    expect(group().open).toBe(true)
    expect(document.activeElement).toBe(note())
    expect(screen.getByText('The note is too long.')).toBeTruthy()
    expect(note().getAttribute('aria-invalid')).toBe('true')
  })
})

it('beside the summary of a wide page the optional fields are not folded', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  await show()
  expect(screen.queryByRole('group')).toBeNull()
  expect(note()).toBeTruthy()
  vi.unstubAllGlobals()
})
