import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  badReceiver,
  dearerQuote,
  farEnds,
  parcelOfGuest,
  parcelQuote,
  quoteExpired,
} from '#tests/machines/samples/parcel.ts'
import { refusal } from '#tests/machines/samples.ts'
import { end, openParcel, sent } from './open-parcel.tsx'

afterEach(() => vi.restoreAllMocks())

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const pressOnce = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Send parcel · $13.00' }))
const refusedWith = (error: Error) => ({ place: () => Promise.reject(error) })

const lateTime = refusal(403, {
  code: 'schedule_at',
  message: 'Choose a time within the next seven days.',
})
const goneKind = refusal(403, {
  code: 'parcel_category_id',
  message: "We don't deliver this kind of parcel.",
})

describe('a press while the price is refused', () => {
  it.each([
    ['When should we pick it up?', 'a pick-up time that has passed', lateTime],
    ['What are you sending?', 'a category that was switched off meanwhile', goneKind],
    ['Pick up from', 'ends that are not served', farEnds],
  ])('a press leads to the part “%s”, which says that the server refuses %s', async (part, _, refused) => {
    await openParcel(parcelOfGuest, [() => Promise.reject(refused)])
    const section = await screen.findByRole('region', { name: part })
    await within(section).findByText(refused.errors[0]!.message)
    const jump = jumps()
    await press('Send parcel')
    expect(document.activeElement).toBe(section)
    expect(jump).toEqual([section])
    expect(textOf(section.getAttribute('aria-describedby')!)).toBe(refused.errors[0]!.message)
    expect(sent).toEqual([])
  })

  it('the form leads to the refused part again when the customer presses again', async () => {
    await openParcel(parcelOfGuest, [() => Promise.reject(lateTime)])
    const part = await screen.findByRole('region', { name: 'When should we pick it up?' })
    await within(part).findByText(lateTime.errors[0]!.message)
    await press('Send parcel')
    const jump = jumps()
    await press('Send parcel')
    expect(jump).toEqual([part])
    expect(document.activeElement).toBe(part)
  })
})

const textOf = (id: string) => document.getElementById(id)!.textContent

/** What the page scrolls to from now on. */
function jumps(): Element[] {
  const seen: Element[] = []
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    seen.push(this)
  })
  return seen
}

describe('a parcel that is sent', () => {
  it('carries the notes of both ends and the permission to show the phone number of its sender', async () => {
    await openParcel()
    await userEvent.type(end('Deliver to').getByLabelText('Note to the courier'), 'Blue door')
    await userEvent.click(end('Pick up from').getByLabelText('Show my phone number to the receiver'))
    await pressOnce()
    await expect
      .poll(() => sent)
      .toMatchObject([
        {
          delivery_instruction: 'Ring twice',
          share_sender_phone: 1,
          receiver_details: { delivery_instruction: 'Blue door', contact_person_name: 'Omar' },
        },
      ])
  })

  it('says that the total changed when it waited for another price than the one on show', async () => {
    const brief = { ...parcelQuote, expires_at: parcelQuote.created_at }
    await openParcel(parcelOfGuest, [async () => brief, async () => dearerQuote])
    await screen.findByText('This price has expired.')
    await press('Send parcel · $13.00')
    expect(await screen.findByText('The total is $15.00. Press again to send the parcel.')).toBeTruthy()
    expect(sent).toEqual([])
  })

  it('says that nothing was ordered when the server takes no order for its quote, until the price is renewed', async () => {
    const next = { ...parcelQuote, id: 'quote-2', previous_total: 13 }
    await openParcel(parcelOfGuest, [async () => parcelQuote, async () => next], refusedWith(quoteExpired))
    await pressOnce()
    expect(await screen.findByText('Nothing was ordered. Update the price, then press again.')).toBeTruthy()
    await press('Update price')
    expect(await screen.findByText('The price is the same as before.')).toBeTruthy()
    expect(screen.queryByText('Nothing was ordered. Update the price, then press again.')).toBeNull()
  })

  it('shows what the server refuses of an end beside its field', async () => {
    await openParcel(parcelOfGuest, undefined, refusedWith(badReceiver))
    await pressOnce()
    expect(await end('Deliver to').findByText('The phone number is not valid.')).toBeTruthy()
    expect(end('Pick up from').queryByText('The phone number is not valid.')).toBeNull()
  })
})

it('the ends of a parcel offer a guest neither an address book nor a profile', async () => {
  await openParcel()
  expect(end('Pick up from').queryByRole('button', { name: 'Me' })).toBeNull()
  expect(end('Pick up from').queryByRole('button', { name: 'Address book' })).toBeNull()
})
