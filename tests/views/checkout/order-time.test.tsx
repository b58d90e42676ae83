import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import type { FieldRefusal } from '#machines/rules/field-refusal.ts'
import { OrderTime } from '#src/shared/checkout/order-time.part.tsx'
import { draftOfGuest } from '#tests/machines/samples/checkout.ts'
import { config } from '#tests/machines/samples.ts'
import { renderIn } from '#tests/support/render-in.tsx'

/** The next slot that begins at least an hour from now, and those that follow it, half an hour apart. */
const start = Math.ceil((Date.now() + 3_600_000) / 1_800_000) * 1_800_000
const slot = (index: number) => ({
  at: new Date(start + index * 1_800_000).toISOString(),
  ends: new Date(start + (index + 1) * 1_800_000).toISOString(),
  begins: new Date(start + index * 1_800_000 - 900_000).toISOString(),
})
const days = [{ day: '2026-11-20', slots: [0, 1, 2, 3].map(slot) }]

const show = async (schedule_at: string | null, refusals: FieldRefusal[] = [], now = Date.now()) => {
  const change = vi.fn()
  await renderIn(
    'en',
    <OrderTime
      draft={{ ...draftOfGuest, schedule_at, config: config({ timezone: 'Asia/Dubai' }) }}
      refusals={refusals}
      change={change}
      days={days}
      now={now}
      recalled={undefined}
    />,
    ['checkout', 'goods'],
  )
  return change
}

describe('when the order is wanted', () => {
  it('an order for later starts at the first free time', async () => {
    const change = await show(null)
    await userEvent.click(screen.getByRole('radio', { name: /Schedule for later/ }))
    expect(change.mock.calls).toEqual([[{ schedule_at: slot(0).at }]])
  })

  it('a time that has passed says so and offers the next free ones, and nothing else changes', async () => {
    const change = await show(new Date(Date.now() - 60_000).toISOString())
    expect(screen.getByRole('alert').textContent).toMatch(
      /\d.* is no longer available\. Choose another time\.$/,
    )
    const next = within(screen.getByRole('group', { name: 'Next available times' })).getAllByRole('button')
    expect(next).toHaveLength(3)
    await userEvent.click(next[0]!)
    expect(change.mock.calls).toEqual([[{ schedule_at: slot(0).at }]])
  })

  it('a time that the server refused offers the ones after it', async () => {
    const message = 'The store is closed at that time.'
    const change = await show(slot(1).at, [{ code: 'schedule_at', message }])
    expect(screen.getByRole('alert').textContent).toBe(message)
    const next = within(screen.getByRole('group', { name: 'Next available times' })).getAllByRole('button')
    await userEvent.click(next[0]!)
    expect(change.mock.calls).toEqual([[{ schedule_at: slot(2).at }]])
  })

  it('a store that turns out to be closed says so once, and offers the first free times', async () => {
    const message = 'The store is closed now.'
    const change = await show(null, [{ code: 'store_closed', message }])
    expect(screen.getAllByText(message)).toHaveLength(1)
    expect(screen.getByRole('radio', { name: /^As soon as possible/ })).toHaveProperty('disabled', true)
    const next = within(screen.getByRole('group', { name: 'Next available times' })).getAllByRole('button')
    expect(next).toHaveLength(3)
    await userEvent.click(next[0]!)
    expect(change.mock.calls).toEqual([[{ schedule_at: slot(0).at }]])
  })

  it('a time that was free is gone once the clock has passed it', async () => {
    await show(slot(1).at, [], Date.parse(slot(1).at))
    expect(screen.getByRole('alert').textContent).toMatch(
      /^\d.* is no longer available\. Choose another time\.$/,
    )
  })

  it.each([
    ['2026-11-19T20:30:00Z', 'Today'],
    ['2026-11-19T19:30:00Z', 'Tomorrow'],
  ])('the day of a slot is named on the clock of the shop: at %s it is %s', async (now, name) => {
    await show(slot(1).at, [], Date.parse(now))
    const day = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Day' })
    expect(day.selectedOptions[0]!.textContent).toMatch(new RegExp(`^${name} · `))
  })

  it('a free time is offered no other', async () => {
    await show(slot(1).at)
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.queryByRole('group', { name: 'Next available times' })).toBeNull()
  })
})
