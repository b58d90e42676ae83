import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { TrackedOrder } from '#openapi/generated/client.ts'
import { Screen } from '#src/features/orders/orders.screen.tsx'
import { failedAttempt, parcelOrderAs } from '#tests/machines/samples/parcel-order.ts'
import { renderShop } from '#tests/views/shop.tsx'

const open = (order: TrackedOrder) =>
  renderShop(<Screen />, {
    token: 'token-1',
    namespaces: ['orders', 'orderPage', 'tracking'],
    at: '/profile?page=my-orders&orderId=100001',
    answers: {
      'GET /order/track': () => ({ ...order, is_guest: 0, user_id: '12' }),
      'GET /order/details': () => [],
    },
  })

const says = (name: string) => screen.findByRole('heading', { level: 1, name })
const panel = (name: string) => screen.getByRole('region', { name }).textContent
const carried = { pickup_code: null }
const back = { status: 'on_the_way', at: '2026-11-20T12:50:00.000Z', fee: 10, due: 35 } as const

describe('the page of a parcel', () => {
  it('the page of a parcel shows the sender both codes, the contents, both ends with their notes, and who pays', async () => {
    await open(parcelOrderAs('processing', { share_sender_phone: 1 }))
    await says('The courier is coming to collect the parcel')
    expect(screen.getByText('Arrives in')).toBeTruthy()
    expect(screen.getByRole('img', { name: '1 2 3 4' })).toBeTruthy()
    expect(screen.getByText('Show it to the courier who collects the parcel.')).toBeTruthy()
    expect(screen.getByText('Code of Omar Saleh')).toBeTruthy()
    expect(screen.getByRole('img', { name: '4 7 1 1' })).toBeTruthy()
    expect(panel('What is sent')).toContain('Documents')
    expect(panel('What is sent')).toContain('Size: Medium, 45 × 35 × 25 cm, up to 10 kg')
    expect(panel('What is sent')).toContain('You pay for the delivery.')
    expect(panel('Summary')).toMatch(/^SummaryDelivery fee.*\$20\.00Parcel size\$5\.00Total\$25\.00/)
    expect(panel('Payment')).toContain('To pay the courier at pick-up')
    const ends = panel('Parcel')
    for (const text of ['Layla Haddad', '+971501234567', '63 Clock Square', 'Mind the dog'])
      expect(ends).toContain(text)
    for (const text of ['Omar Saleh', '+971507654321', 'House 7 · Floor 3', 'Ring twice'])
      expect(ends).toContain(text)
    expect(ends).toContain('The receiver sees this number.')
    expect(screen.queryByRole('region', { name: 'Items' })).toBeNull()
  })

  it('names the weight of the parcel where its sender stated one', async () => {
    await open({ ...parcelOrderAs('pending'), weight: 2.5 })
    await says('We are finding a courier')
    expect(panel('What is sent')).toContain('Weight: 2.5 kg')
  })

  it('names a receiver who pays, and keeps the number of a sender who does not share it', async () => {
    await open({ ...parcelOrderAs('pending'), charge_payer: 'receiver' })
    await says('We are finding a courier')
    expect(panel('What is sent')).toContain('Omar Saleh pays the courier in cash at the door.')
    expect(panel('Parcel')).not.toContain('The receiver sees this number.')
  })

  it('shows no code where the shop asks for none, and none that was used', async () => {
    await open(parcelOrderAs('picked_up', { pickup_code: null, handover_code: null }))
    await says('The parcel is on its way to Omar Saleh')
    expect(screen.queryByText('Your code')).toBeNull()
    expect(screen.queryByText('Code of Omar Saleh')).toBeNull()
  })

  it('tells each failed hand-over with its reason, and until when the courier waits now', async () => {
    const first = { ...failedAttempt, at: '2026-11-20T12:30:00.000Z', reason: 'The bell is broken' }
    await open(parcelOrderAs('picked_up', { ...carried, attempts: [first, failedAttempt] }))
    await says('The courier is waiting for Omar Saleh')
    const attempts = within(screen.getByRole('list', { name: 'Failed hand-overs' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
    expect(screen.queryByText('Arrives in')).toBeNull()
    expect(attempts).toEqual([
      'The courier could not hand over the parcel: The bell is broken.20 Nov, 12:30 PM',
      expect.stringMatching(
        /: Nobody opened the door\. The courier waits until .*12:50 PM\.20 Nov, 12:40 PM$/,
      ),
    ])
  })

  it('shows the way back, its code, its fee and what the courier collects', async () => {
    await open({
      ...parcelOrderAs('picked_up', {
        pickup_code: null,
        handover_code: null,
        return_code: '9876',
        attempts: [failedAttempt],
        return: back,
      }),
      picked_up: '2026-11-20T12:20:00.000Z',
    })
    await says('The parcel is coming back to you')
    expect(screen.queryByText('Arrives in')).toBeNull()
    expect(screen.getByText('You pay the courier $35.00 in cash')).toBeTruthy()
    expect(panel('Summary')).toMatch(/Way back to you\$10\.00Total\$35\.00/)
    expect(panel('Payment')).toContain('To pay the courier when you have the parcel back$35.00')
    expect(screen.getByText('When you have the parcel back. The way back costs $10.00.')).toBeTruthy()
    expect(screen.getByRole('img', { name: '9 8 7 6' })).toBeTruthy()
    expect(screen.getByText('Show it to the courier who brings the parcel back.')).toBeTruthy()
    expect(screen.queryByText(/The courier waits until/)).toBeNull()
    const steps = screen.getByRole('list', { name: 'Progress of the order' })
    expect(within(steps).getByText('Coming back')).toBeTruthy()
    expect(within(steps).getByText('Back with you')).toBeTruthy()
  })

  it('says that nothing is left to pay at the door where nothing is', async () => {
    await open(parcelOrderAs('picked_up', { ...carried, return: { ...back, fee: 0, due: 0 } }))
    expect(await screen.findByText('You have nothing to pay at the door')).toBeTruthy()
  })

  it('tells what the way back cost once the parcel is back, and the reason in the language of the page', async () => {
    await open({
      ...parcelOrderAs('canceled', {
        ...carried,
        handover_code: null,
        attempts: [{ ...failedAttempt, reason: 'The door stayed shut' }],
        return: { ...back, status: 'returned', due: 0 },
      }),
      canceled_by: 'admin',
      cancellation_reason: 'Nobody opened the door.',
    })
    await says('The parcel is back with you')
    expect(screen.getByText('The way back cost $10.00. The receipt shows every amount.')).toBeTruthy()
    expect(screen.getByText('Reason: The door stayed shut')).toBeTruthy()
  })

  it('tells what canceling cost', async () => {
    await open({
      ...parcelOrderAs('canceled', { ...carried, handover_code: null, canceled_fee: 5 }),
      canceled_by: 'customer',
    })
    await says('You canceled this parcel')
    expect(panel('Summary')).toMatch(
      /Not charged, as you canceled−\$25\.00Cancellation fee\$5\.00Total\$5\.00/,
    )
    expect(
      screen.getByText('Canceling cost $5.00, because the courier was already on the way to you.'),
    ).toBeTruthy()
  })

  const lost_at = '2026-11-21T13:00:00.000Z'
  const lost = (more: Partial<TrackedOrder> = {}): TrackedOrder => ({
    ...parcelOrderAs('canceled', { ...carried, handover_code: null, attempts: [failedAttempt], lost_at }),
    picked_up: '2026-11-20T12:20:00.000Z',
    canceled: lost_at,
    canceled_by: 'admin',
    cancellation_reason: 'We lost this parcel',
    ...more,
  })

  it('says that a parcel is lost, that it costs nothing, and where the money goes', async () => {
    const entry = { payment_method: 'wallet', amount: 25, status: 'done' } as const
    await open(
      lost({
        payment_history: [
          { ...entry, type: 'paid', at: '2026-11-20T12:00:00.000Z' },
          { ...entry, type: 'given_back', at: lost_at },
        ],
      }),
    )
    await says('We lost this parcel, and what you paid goes back to you')
    // The badge and the last step.
    expect(screen.getAllByText('Lost')).toHaveLength(2)
    expect(screen.getByText('$25.00 is back in your wallet.')).toBeTruthy()
    expect(panel('Summary')).toMatch(/Not charged, as we lost it−\$25\.00Total\$0\.00/)
    const steps = within(screen.getByRole('list', { name: 'Progress of the order' }))
    expect(steps.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Order Placed'),
      expect.stringContaining('On the Way'),
      expect.stringMatching(/^Lost21 Nov/),
    ])
    expect(screen.queryByText(/canceled/i)).toBeNull()
    expect(panel('What is sent')).not.toContain('You pay')
    expect(screen.queryByText(/^Reason/)).toBeNull()
    expect(screen.queryByText(/The courier waits until/)).toBeNull()
  })

  it('says that a lost parcel costs nothing where nothing had been paid', async () => {
    await open(lost({ payment_history: [] }))
    await says('We lost this parcel, so it costs nothing')
    expect(panel('Payment')).toContain('Nothing was charged.')
    expect(screen.queryByText(/back in your wallet/)).toBeNull()
  })

  it('proves the hand-over by a picture, a moment and a name', async () => {
    await open(
      parcelOrderAs('delivered', {
        ...carried,
        handover_code: null,
        proof: { picture_full_url: '/media/door.webp', at: '2026-11-20T12:31:00.000Z', name: 'Omar Saleh' },
      }),
    )
    await says('The parcel has arrived')
    const proof = within(screen.getByRole('region', { name: 'Proof of hand-over' }))
    expect(proof.getByText('Omar Saleh took the parcel')).toBeTruthy()
    expect(proof.getByText('20 Nov, 12:31 PM')).toBeTruthy()
    expect(
      proof.getByRole('img', { name: 'Photo that the courier took at the door' }).getAttribute('src'),
    ).toBe('/media/door.webp')
  })
})
