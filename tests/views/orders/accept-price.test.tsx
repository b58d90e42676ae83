import { act, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { ApiError } from '#api/api-error.ts'
import { Screen as TrackScreen } from '#app/track-order.part.tsx'
import { acceptPriceMachine } from '#machines/orders/accept-price.machine.ts'
import { MapProvidersContext } from '#maps/provider.ts'
import type { TrackedOrder } from '#openapi/generated/client.ts'
import { Screen as OrdersScreen } from '#src/features/orders/orders.screen.tsx'
import { AcceptPriceView } from '#src/shared/orders/accept-price.view.tsx'
import { orderAs } from '#tests/machines/samples/tracked-order.ts'
import { renderIn } from '#tests/support/render-in.tsx'
import { type Answers, renderShop } from '#tests/views/shop.tsx'

const MINUTE = 60_000
const LINK = '/track-order?order_id=100001&contact_number=%2B971501234567'
const maps = { still: async () => () => null }

/** An order whose price waits for so many minutes. */
const pricedFor = (minutes: number, rest: Partial<TrackedOrder> = {}): TrackedOrder => ({
  ...orderAs('pending'),
  user_id: 'guest-1',
  prescription_order: 1,
  priced: new Date().toISOString(),
  price_deadline: new Date(Date.now() + minutes * MINUTE).toISOString(),
  order_amount: 61,
  cancel_fee: 0,
  ...rest,
})
const accepted = ({ price_deadline: _, ...order }: TrackedOrder): TrackedOrder => ({
  ...order,
  price_deadline: null,
})

const open = (answers: Answers) =>
  renderShop(
    <MapProvidersContext value={maps}>
      <TrackScreen />
    </MapProvidersContext>,
    {
      at: LINK,
      namespaces: ['tracking', 'orders', 'orderPage', 'map'],
      answers: { 'GET /order/details': () => [], ...answers },
    },
  )
const refusal = (code: string, more: object = {}) =>
  new ApiError(409, [{ code, message: 'Refused by the server.', ...more }])
const acceptButton = (amount = '$61.00') => screen.findByRole('button', { name: `Accept ${amount}` })

beforeAll(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
})
afterEach(() => vi.useRealTimers())

describe('the price of a prescription', () => {
  it('the page shows the price and the time that is left, and accepts the price that it shows', async () => {
    let order = pricedFor(42)
    const { asked } = await open({
      'GET /order/track': () => order,
      'POST /order/prescription/accept': () => {
        order = accepted(order)
        return { message: 'Price accepted.' }
      },
    })
    expect(
      await screen.findByRole('heading', { level: 1, name: 'The price of your prescription waits for you' }),
    ).toBeTruthy()
    expect(screen.getByRole('timer').textContent).toMatch(
      /^Accept within .4[12]:\d\d., or the order is canceled\.$/,
    )
    expect(screen.getAllByRole('button', { name: 'Cancel order' })).toHaveLength(1)
    expect(screen.queryByText('Order placed')).toBeNull()
    expect(screen.queryByText('Arrives in')).toBeNull()
    await userEvent.click(await acceptButton())
    expect(await screen.findByText(/You can cancel until the pharmacy starts/)).toBeTruthy()
    const [sent] = asked.filter(({ call }) => call === 'POST /order/prescription/accept')
    expect(sent).toMatchObject({ body: { order_id: 100001, amount: 61, guest_id: 'guest-1' } })
    expect(screen.queryByRole('timer')).toBeNull()
  })

  it('the page shows another price and asks for it', async () => {
    const order = pricedFor(42)
    await open({
      'GET /order/track': () => order,
      'POST /order/prescription/accept': () => {
        throw refusal('order_amount', { expected: 65 })
      },
    })
    await userEvent.click(await acceptButton())
    expect(await screen.findByText('The price has changed: it is $65.00 now.')).toBeTruthy()
    expect(await acceptButton('$65.00')).toBeTruthy()
  })

  it('the page offers a second try after a lost answer', async () => {
    const order = pricedFor(42)
    const answer = vi.fn()
    answer.mockImplementationOnce(() => {
      throw new TypeError('Failed to fetch')
    })
    answer.mockImplementation(() => ({ message: 'Price accepted.' }))
    await open({ 'GET /order/track': () => order, 'POST /order/prescription/accept': answer })
    await userEvent.click(await acceptButton())
    expect((await screen.findByText(/nothing is ordered twice/)).getAttribute('role')).toBe('alert')
    await userEvent.click(screen.getByRole('button', { name: 'Try again: accept $61.00' }))
    expect(await screen.findByText('You accepted the price.')).toBeTruthy()
  })

  it.each([
    ['price_deadline', /The time to accept the price is over\. .*you pay nothing/],
    ['order_status', 'This price no longer waits for you.'],
  ])('the page says what the server holds against it: %s', async (code, text) => {
    const order = pricedFor(42)
    await open({
      'GET /order/track': () => order,
      'POST /order/prescription/accept': () => {
        throw refusal(code)
      },
    })
    await userEvent.click(await acceptButton())
    expect(await screen.findByText(text)).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Accept/ })).toBeNull()
  })

  it('the page stops offering the price when the time is over, also after a lost answer', async () => {
    vi.useFakeTimers({
      shouldAdvanceTime: true,
      toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'],
    })
    const order = pricedFor(1)
    await open({
      'GET /order/track': () => order,
      'POST /order/prescription/accept': () => {
        throw new TypeError('Failed to fetch')
      },
    })
    await userEvent.setup({ advanceTimers: vi.advanceTimersByTime }).click(await acceptButton())
    await act(() => vi.advanceTimersByTimeAsync(MINUTE))
    expect(await screen.findByText(/The time to accept the price is over/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: /accept/i })).toBeNull()
  })

  it('the page opens the dialog that cancels the order', async () => {
    const order = pricedFor(42)
    await open({
      'GET /order/track': () => order,
      'GET /order/cancellation-reasons': () => ({
        total_size: 1,
        limit: 10,
        offset: 1,
        data: [{ id: 1, reason: 'Too dear' }],
      }),
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel order' }))
    expect(await within(await screen.findByRole('dialog')).findByText('Too dear')).toBeTruthy()
  })

  it('a reader who only knows the phone number may neither accept nor cancel', async () => {
    const order = pricedFor(42, { user_id: '' })
    await open({ 'GET /order/track': () => order })
    expect(await screen.findByText(/The pharmacy starts when the customer accepts/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^(Accept|Cancel)/ })).toBeNull()
  })

  it('the page says that an expired order costs nothing', async () => {
    const expired: TrackedOrder = {
      ...orderAs('canceled'),
      user_id: 'guest-1',
      prescription_order: 1,
      canceled_by: 'admin',
      cancellation_reason: 'The price was not accepted in time',
    }
    await open({ 'GET /order/track': () => expired })
    expect(
      await screen.findByRole('heading', {
        level: 1,
        name: "You didn't accept the price in time, and you weren't charged",
      }),
    ).toBeTruthy()
  })

  it('the page of the order offers its customer the price, and cancels once', async () => {
    const order = pricedFor(42, { is_guest: 0, user_id: '12' })
    await renderShop(<OrdersScreen />, {
      token: 'token-1',
      namespaces: ['orders', 'orderPage', 'tracking'],
      at: '/profile?page=my-orders&orderId=100001',
      answers: { 'GET /order/track': () => order, 'GET /order/details': () => [] },
    })
    expect(await acceptButton()).toBeTruthy()
    expect(screen.getByText('Price to accept')).toBeTruthy()
    expect(screen.getAllByRole('button', { name: 'Cancel order' })).toHaveLength(1)
  })

  it('the offer speaks Arabic', async () => {
    const snapshot = createActor(acceptPriceMachine, { input: { order_id: 7, amount: 61 } }).getSnapshot()
    const ends = new Date(Date.now() + MINUTE).toISOString()
    const offer = <AcceptPriceView ends={ends} snapshot={snapshot} send={() => {}} onCancel={() => {}} />
    await renderIn('ar', offer, ['orders', 'tracking'])
    expect(await screen.findByRole('button', { name: /^قبول/ })).toBeTruthy()
  })
})
