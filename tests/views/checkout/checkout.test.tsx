import { act, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useActorRef } from '@xstate/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type ActorRefFrom, fromPromise } from 'xstate'
import { answer } from '#api/answer.ts'
import { ApiError } from '#api/api-error.ts'
import { rereadGoodsMachine } from '#machines/cart/reread-goods.machine.ts'
import { checkoutMachine } from '#machines/checkout/checkout.machine.ts'
import { deliveryAddressMachine } from '#machines/checkout/delivery-address.machine.ts'
import { destinationMachine } from '#machines/checkout/destination.machine.ts'
import { followCartMachine } from '#machines/checkout/follow-cart.machine.ts'
import { placeOrderMachine } from '#machines/checkout/place-order.machine.ts'
import { quoteDeliveryMachine } from '#machines/checkout/quote-delivery.machine.ts'
import { quoteOrderMachine } from '#machines/checkout/quote-order.machine.ts'
import { runPartsMachine } from '#machines/checkout/run-parts.machine.ts'
import { submitOrderMachine, submitOrderPorts } from '#machines/checkout/submit-order.machine.ts'
import { useCouponMachine } from '#machines/checkout/use-coupon.machine.ts'
import type { StoredDraft } from '#machines/rules/kept-draft.ts'
import type { OrderPlacement, Quote, QuoteRequest } from '#openapi/generated/client.ts'
import { type Shop, ShopContext } from '#src/core/shop.ts'
import { CheckoutView } from '#src/features/checkout/checkout.view.tsx'
import { useChild } from '#src/flow/use-child.ts'
import { useSelector } from '#src/flow/use-selector.ts'
import { badPhone, coupon as couponOf, dearerItems, itemsQuote } from '#tests/machines/samples/checkout.ts'
import { config, dish, lineFor, mona, refusal, store, zone } from '#tests/machines/samples.ts'
import { renderIn } from '#tests/support/render-in.tsx'

const soup = lineFor(8, dish({ price: 20, discount: 10 }), { quantity: 2 })
const input = {
  kind: 'cart' as const,
  shopper: { type: 'guest' as const, guest_id: 'guest-7' },
  store: store(),
  config: config({ additional_charge_status: 1, additional_charge: 1, additional_charge_name: 'Packing' }),
  lines: [soup],
  location: { lat: 25.2, lng: 55.2, address: '9 Lighthouse Road', zone_ids: [1] },
}
const nora = {
  contact_person_name: 'Nora',
  contact_person_number: '+971502223344',
  contact_person_email: 'nora@souk.example',
}

/** What the server was asked for a price. */
const asked: QuoteRequest[] = []
const noQuoteNow = () => Promise.reject(new Error('offline'))

/** A zone that charges 2 a kilometre, and a server that answers an order with the next of `answers`. */
const connect = (
  answers: ((placement: OrderPlacement) => Promise<never>)[] = [],
  measured: Promise<void> = Promise.resolve(),
  quotes: (() => Promise<Quote>)[] = [],
) => {
  return {
    parts: {
      quoteDelivery: quoteDeliveryMachine.provide({
        actors: {
          getDistance: fromPromise(async () => {
            await measured
            const distance = { value: 5000, text: '5 km' }
            return { rows: [{ elements: [{ distance, duration: { value: 600, text: '' } }] }] }
          }),
          getZoneId: fromPromise(async () => ({ zone_id: '[1]', zone_data: [zone()] })),
        },
      }),
      quoteOrder: quoteOrderMachine.provide({
        actors: {
          createQuote: fromPromise(async ({ input: body }) => {
            asked.push(body)
            return (quotes.shift() ?? noQuoteNow)()
          }),
        },
      }),
    },
    placeOrder: placeOrderMachine.provide({
      actors: {
        rereadGoods: rereadGoodsMachine.provide({ actors: { listCart: fromPromise(async () => inCart) } }),
        submitOrder: submitOrderMachine.provide({
          actors: {
            readOrderKey: answer(submitOrderPorts.readOrderKey, async () => null),
            newOrderKey: fromPromise(async () => 'a-key-of-sixteen-letters'),
            storeOrderKey: fromPromise(async () => {}),
            forgetOrderKey: fromPromise(async () => {}),
            placeOrder: fromPromise(({ input }) => answers.shift()!(input.placement as OrderPlacement)),
          },
        }),
      },
    }),
  }
}

let checkout: ActorRefFrom<typeof checkoutMachine>

type Shown = typeof input & { recalled?: Pick<StoredDraft, 'said' | 'balance'> }

/** The cart when checkout reads it again. */
let inCart = [soup]
/** What the customer did about the lines that were refused. */
const remedies: unknown[] = []
let follower: ActorRefFrom<typeof followCartMachine>

const Checkout = ({ machine, from }: { machine: typeof checkoutMachine; from: Shown }) => {
  follower = useActorRef(followCartMachine, { input: { lines: from.lines } })
  const followed = useSelector(follower, (current) => current)
  checkout = useActorRef(machine, { input: from as never })
  const snapshot = useSelector(checkout, (current) => current)
  const parts = useChild<typeof runPartsMachine>(snapshot, 'runParts')
  const destination = useChild<typeof destinationMachine>(parts?.snapshot, 'destination')
  const coupon = useChild<typeof useCouponMachine>(parts?.snapshot, 'useCoupon')
  const placing = useChild<typeof placeOrderMachine>(snapshot, 'placeOrder')
  const submitting = useChild<typeof submitOrderMachine>(placing?.snapshot, 'submitOrder')
  return (
    <CheckoutView
      snapshot={snapshot}
      send={checkout.send}
      destination={destination!}
      prescription={null}
      coupon={coupon!}
      coupons={[
        {
          coupon: couponOf({ code: 'HARBOUR10', title: 'Ten off' }),
          benefit: { type: 'goods', amount: 5 },
          refusal: undefined,
        },
        {
          coupon: couponOf({ id: 2, code: 'BIG', title: 'Big order' }),
          benefit: { type: 'goods', amount: 5 },
          refusal: { message: 'couponMinimum', params: { minimum: 100 } },
        },
      ]}
      placing={placing}
      submitting={submitting}
      lineEdits={{ isBusy: () => false, onRemedy: (line, remedy) => remedies.push([line.id, remedy]) }}
      recalled={from.recalled as StoredDraft | undefined}
      cart={{ snapshot: followed, send: follower.send }}
      days={[]}
      now={Date.now()}
      mostTip={3}
      cutlery
      onEditCart={vi.fn()}
    />
  )
}

/** Checkout, with the parts that a test answers itself. */
const withParts = (
  { parts, placeOrder }: ReturnType<typeof connect>,
  { coupon, addresses }: { coupon?: unknown; addresses?: unknown },
) =>
  checkoutMachine.provide({
    actors: {
      runParts: runPartsMachine.provide({
        actors: {
          ...parts,
          ...(coupon
            ? { useCoupon: useCouponMachine.provide({ actors: { applyCoupon: coupon as never } }) }
            : {}),
          ...(addresses
            ? {
                destination: destinationMachine.provide({
                  actors: {
                    deliveryAddress: deliveryAddressMachine.provide({
                      actors: { listAddresses: addresses as never },
                    }),
                  },
                }),
              }
            : {}),
        },
      }),
      placeOrder,
    },
  })

const show = async (
  from: object = {},
  answers?: Parameters<typeof connect>[0],
  locale: 'en' | 'ar' = 'en',
  measured?: Promise<void>,
  quotes?: (() => Promise<Quote>)[],
) => {
  const view = await renderIn(
    locale,
    <ShopContext value={{ tellApp: vi.fn() } as unknown as Shop}>
      <Checkout
        machine={withParts(connect(answers, measured, quotes), from)}
        from={{ ...input, ...from } as Shown}
      />
    </ShopContext>,
    ['checkout', 'cart', 'addressForm', 'goods'],
  )
  await act(async () => {
    await new Promise((resolve) => setTimeout(resolve, 5))
  })
  return view
}

const order = () => userEvent.click(screen.getByRole('button', { name: /Place order/ }))

afterEach(() => {
  checkout.stop()
  inCart = [soup]
  asked.length = 0
})

describe('the price that the server quotes', () => {
  it('stands in the summary until it expires, and is what the order is placed by', async () => {
    const sent: OrderPlacement[] = []
    const place = async (placement: OrderPlacement) => {
      sent.push(placement)
      return Promise.reject(new Error('offline'))
    }
    await show({ saved: { contact: nora } }, [place], 'en', undefined, [async () => dearerItems])
    expect(screen.getByText('$50.00')).toBeTruthy()
    expect(screen.getByText(/^This price is valid until /)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Place order · $62.50' }))
    expect(sent).toMatchObject([{ order_amount: 62.5, quote_id: 'quote-8' }])
  })

  it('expires, and is renewed with one press that says the difference', async () => {
    const brief = { ...itemsQuote, expires_at: itemsQuote.created_at }
    await show({}, [], 'en', undefined, [async () => brief, async () => dearerItems])
    expect(screen.getByText('This price has expired.')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Update price' }))
    expect(await screen.findByText('The price is $10.50 higher than before.')).toBeTruthy()
    expect(asked.map(({ replaces }) => replaces)).toEqual([undefined, 'quote-7'])
  })

  it('is asked for again when the order is another', async () => {
    await show({}, [], 'en', undefined, [
      async () => itemsQuote,
      async () => ({ ...dearerItems, previous_total: null }),
    ])
    await userEvent.click(screen.getByRole('radio', { name: 'Take away' }))
    expect(await screen.findByText('$62.50')).toBeTruthy()
    expect(asked.map(({ order_type }) => order_type)).toEqual(['delivery', 'take_away'])
    expect(screen.queryByText(/than before/)).toBeNull()
  })

  it('keeps the figures of the page, and says nothing, where no quote comes', async () => {
    await show()
    expect(screen.queryByText(/^This price/)).toBeNull()
    expect(screen.getByRole('button', { name: /Place order · / })).toBeTruthy()
  })
})

describe('what the customer says', () => {
  it('asks a guest for the contact on the page of a delivery', async () => {
    await show()
    const section = within(screen.getByRole('region', { name: 'Delivery Addresses' }))
    expect(section.getByText('9 Lighthouse Road')).toBeTruthy()
    expect(screen.queryByRole('checkbox', { name: 'Save this Address' })).toBeNull()
    await userEvent.type(section.getByLabelText(/Contact Person Name/), 'Nora')
    await userEvent.type(section.getByLabelText(/Contact Person Number/), '0502223344')
    await userEvent.type(section.getByLabelText(/Contact Person Email/), 'nora@souk.example')
    expect(checkout.getSnapshot().context.draft.contact).toEqual(nora)
  })

  it('checkout shows the error of a contact field once the guest left the field', async () => {
    await show()
    await userEvent.type(screen.getByLabelText(/Contact Person Email/), 'nora@souk')
    expect(screen.queryByText('Must be a valid email')).toBeNull()
    await userEvent.click(screen.getByLabelText(/Contact Person Name/))
    expect(screen.getByText('Must be a valid email')).toBeTruthy()
    expect(screen.queryByText('Name is required')).toBeNull()
    await userEvent.type(screen.getByLabelText(/Contact Person Email/), '.example')
    expect(screen.queryByText('Must be a valid email')).toBeNull()
    expect(screen.getByText('Name is required')).toBeTruthy()
  })

  it('asks a guest who collects the order for the contact in a dialog', async () => {
    await show()
    await userEvent.click(screen.getByRole('radio', { name: 'Take away' }))
    const section = within(screen.getByRole('region', { name: 'Contact' }))
    expect(section.getByText('No Contact Info Added')).toBeTruthy()
    expect(section.getByText('Please enter your contact info')).toBeTruthy()
    expect(section.queryByLabelText(/Contact Person Name/)).toBeNull()
    await userEvent.click(section.getByRole('button', { name: 'Add contact info' }))
    expect(screen.getByRole('dialog', { name: 'Contact Info' })).toBeTruthy()
  })

  it('hides addresses of a customer who collects the order', async () => {
    await show({ shopper: { type: 'customer', info: mona } })
    expect(screen.getByRole('button', { name: 'View Saved Address' })).toBeTruthy()
    expect(screen.getByRole('checkbox', { name: 'Save this Address' })).toBeTruthy()
    await userEvent.click(screen.getByRole('radio', { name: 'Take away' }))
    expect(screen.queryByRole('region', { name: 'Delivery Addresses' })).toBeNull()
    expect(screen.getByText('1 Quay Street')).toBeTruthy()
    expect(screen.queryByText('Tip for the courier')).toBeNull()
  })

  it('asks for the delivery address while none is known', async () => {
    await show({ saved: { contact: nora }, location: { ...input.location, address: '' } })
    const section = within(screen.getByRole('region', { name: 'Delivery Addresses' }))
    expect(section.getByText('Please add your delivery address')).toBeTruthy()
  })

  it('shows a guest who collects the order no address, only the contact', async () => {
    await show({ saved: { contact: nora } })
    await userEvent.click(screen.getByRole('radio', { name: 'Take away' }))
    expect(screen.getByRole('region', { name: 'Contact' })).toBeTruthy()
    expect(screen.queryByText('9 Lighthouse Road')).toBeNull()
  })

  it('writes street, house and floor back as edited', async () => {
    await show()
    await userEvent.type(screen.getByLabelText('House number'), '9')
    expect(checkout.getSnapshot().context.draft.delivery.house).toBe('9')
  })
})

describe('what it costs', () => {
  it('explains every line', async () => {
    await show()
    await userEvent.click(screen.getByRole('button', { name: 'Tip $5.00' }))
    const amounts = screen.getAllByRole('definition').map((line) => line.textContent)
    expect(amounts).toEqual(['$40.00', '−$4.00', '$1.80', '$10.00', '$1.00', '$5.00', '$53.80'])
    expect(screen.getByText('5.00 km from the store')).toBeTruthy()
    expect(screen.getByText('5% of the items after discounts')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Place order · $53.80' })).toBeTruthy()
  })

  it('no tip is chosen beforehand, and a chosen one is in the total at once', async () => {
    await show()
    const pressed = (name: string) =>
      screen.getByRole('button', { name }).getAttribute('aria-pressed') === 'true'
    const tips = within(screen.getByRole('group', { name: 'Tip for the courier' })).getAllByRole('button')
    expect(tips.map((tip) => tip.getAttribute('aria-pressed'))).toEqual(tips.map(() => 'false'))
    expect(screen.getByRole('button', { name: 'Place order · $48.80' })).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Tip $3.00 most common' }))
    expect(pressed('Tip $3.00 most common')).toBe(true)
    expect(screen.getByRole('button', { name: 'Place order · $51.80' })).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Other amount' }))
    const other = screen.getByRole('textbox', { name: 'Other amount' })
    await userEvent.clear(other)
    await userEvent.type(other, '7.5{Enter}')
    expect(screen.getByRole('button', { name: 'Place order · $56.30' })).toBeTruthy()
    expect(checkout.getSnapshot().matches('drafting')).toBe(true)
  })

  it('"No tip" takes a chosen tip away again', async () => {
    await show()
    await userEvent.click(screen.getByRole('button', { name: 'Tip $5.00' }))
    await userEvent.click(screen.getByRole('button', { name: 'No tip' }))
    expect(screen.getByRole('button', { name: 'No tip' }).getAttribute('aria-pressed')).toBe('true')
    expect(screen.getByRole('button', { name: 'Tip $5.00' }).getAttribute('aria-pressed')).toBe('false')
    expect(screen.getByRole('button', { name: 'Place order · $48.80' })).toBeTruthy()
  })

  it('an order that is collected costs no tip', async () => {
    await show({ saved: { dm_tips: 5 } })
    await userEvent.click(screen.getByRole('radio', { name: 'Take away' }))
    expect(screen.getByRole('button', { name: 'Place order · $38.80' })).toBeTruthy()
  })

  it('says why delivery is free', async () => {
    await show({ config: config({ free_delivery_over: 30 }) })
    expect(screen.getByText('Free on orders from $30.00')).toBeTruthy()
  })

  it('refuses cash above what the zone allows', async () => {
    await show({ lines: [lineFor(8, dish({ price: 300 }))], saved: { contact: nora } })
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Cash on delivery/ }).disabled).toBe(true)
    expect(
      screen.getByText(
        'The total amount of the order, exceeds maximum amount of the cash on delivery method',
      ),
    ).toBeTruthy()
  })
})

describe('the list of coupons', () => {
  it('a coupon that applies is used with one press, and another says why it does not', async () => {
    await show()
    await userEvent.click(screen.getByText('Choose a coupon'))
    const [first, second] = within(screen.getByText('Ten off').closest('ul')!).getAllByRole('listitem')
    expect(first!.textContent).toContain('Saves $5.00')
    expect(second!.textContent).toContain('To apply this coupon, total item amount should be minimum $100.00')
    expect(within(second!).queryByRole('button')).toBeNull()
    await userEvent.click(within(first!).getByRole('button', { name: 'Apply HARBOUR10' }))
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Coupon code' }).value).toBe('HARBOUR10')
  })
})

describe('text that is typed and not applied', () => {
  it('a coupon code that is not applied holds the order back at its field, until it is cleared', async () => {
    const placements: OrderPlacement[] = []
    await show({ saved: { contact: nora } }, [
      async (placement) => {
        placements.push(placement)
        throw new ApiError(500, [{ code: 'server', message: 'Down' }])
      },
    ])
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Coupon code' })
    await userEvent.type(field, 'WELCOME10')
    await order()
    expect(placements).toEqual([])
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(
      screen.getByText('This code is not applied. Apply it, or clear it to order without a coupon.'),
    ).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Clear the coupon code' }))
    expect(field.value).toBe('')
    expect(screen.queryByText(/This code is not applied/)).toBeNull()
    await order()
    await vi.waitFor(() => expect(placements).toMatchObject([{ coupon_code: null }]))
  })

  it('an order waits for the code that is being checked, and says so', async () => {
    await show({ saved: { contact: nora }, coupon: fromPromise(() => new Promise(() => {})) })
    await userEvent.type(screen.getByRole('textbox', { name: 'Coupon code' }), 'WELCOME10')
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }))
    await order()
    expect(screen.getByRole('button', { name: 'Checking your coupon…' })).toBeTruthy()
  })

  it('a tip above the limit holds the order back at its field, and keeps its text', async () => {
    await show({ saved: { contact: nora } })
    await userEvent.click(screen.getByRole('button', { name: 'Other amount' }))
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Other amount' })
    await userEvent.type(field, '1200')
    await order()
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(field.value).toBe('1200')
    expect(checkout.getSnapshot().context.refusals).toEqual([{ code: 'dm_tips', key: 'tipInvalid' }])
    await userEvent.clear(field)
    expect(checkout.getSnapshot().context.refusals).toEqual([])
    expect(screen.getByRole('textbox', { name: 'Other amount' })).toBe(field)
  })
})

describe('an applied coupon for free delivery', () => {
  it('says so, and says that it is not used once the customer collects the order', async () => {
    const free = couponOf({ code: 'FREERIDE', coupon_type: 'free_delivery', discount: 0 })
    await show({
      saved: { contact: nora, coupon_code: 'FREERIDE' },
      coupon: fromPromise(async () => free),
    })
    expect(await screen.findByText('FREERIDE applied · Free delivery')).toBeTruthy()
    act(() => checkout.send({ type: 'draft.change', change: { order_type: 'take_away' } }))
    expect(
      await screen.findByText("FREERIDE won't be used: There is no delivery fee when you collect"),
    ).toBeTruthy()
  })
})

describe('paying from the wallet', () => {
  const withWallet = (wallet_balance: number) => ({
    shopper: { type: 'customer', info: { ...mona, wallet_balance } },
    config: config({
      customer_wallet_status: 1,
      partial_payment_status: 1,
      add_fund_status: 1,
      digital_payment: 1,
    }),
  })
  const wallet = () => screen.getByRole<HTMLInputElement>('switch', { name: /Use my wallet/ })

  it('a wallet that covers the order pays all of it, and no other way to pay is chosen', async () => {
    await show(withWallet(100))
    expect(wallet().closest('label')!.textContent).toContain('Balance: $100.00')
    await userEvent.click(wallet())
    expect(screen.getByText('Pays the whole order. $52.20 stays in your wallet.')).toBeTruthy()
    for (const radio of screen.getAllByRole<HTMLInputElement>('radio', { name: /Cash|online/ }))
      expect([radio.checked, radio.disabled]).toEqual([false, true])
    expect(screen.getAllByText('Your wallet pays the whole order').length).toBe(2)
  })

  it('a wallet that covers a part names the rest and the ways to pay it, in the summary too', async () => {
    await show(withWallet(20))
    await userEvent.click(wallet())
    expect(screen.getByText('Pays $20.00 of this order. $27.80 is left to pay.')).toBeTruthy()
    expect(screen.getByRole('radiogroup', { name: 'Pay the remaining $27.80' })).toBeTruthy()
    expect(screen.getByText('From your wallet').nextSibling?.textContent).toBe('−$20.00')
    expect(screen.getByText('Left to pay').nextSibling?.textContent).toBe('$27.80')
  })

  it('an empty wallet says so and leads to adding money, from which the customer comes back here', async () => {
    await show(withWallet(0))
    expect(wallet().disabled).toBe(true)
    expect(screen.getByText('Your wallet is empty')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Add money' }).getAttribute('href')).toBe(
      '/profile?page=wallet&from=checkout&order=cart',
    )
  })

  it('a guest sees the ways to pay without an account first, then one line to the wallet, and comes back', async () => {
    await show({ config: withWallet(0).config })
    expect(screen.queryByRole('switch', { name: /Use my wallet/ })).toBeNull()
    const payment = within(screen.getByRole('region', { name: 'Payment method' }))
    const options = [...payment.getAllByRole('radio'), payment.getByRole('link')]
    const shown = options.toSorted((one, other) =>
      one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
    )
    expect(shown.at(0)).toHaveProperty('checked', true)
    const signIn = shown.at(-1)!
    expect(signIn.textContent).toBe('Sign in to pay from your wallet')
    expect(signIn.getAttribute('href')).toBe('/auth/sign-in?next=%2Fcheckout%3Fpage%3Dcart')
  })
})

describe('placing the order', () => {
  it('checkout names each missing contact field beside the field', async () => {
    await show()
    await order()
    for (const sentence of ['Name is required', 'Phone Number is required', 'Email is required'])
      expect(screen.getByText(sentence)).toBeTruthy()
    const section = screen.getByRole('region', { name: 'Delivery Addresses' })
    expect(within(section).queryByRole('alert')).toBeNull()
    await userEvent.type(screen.getByLabelText(/Contact Person Name/), 'Nora')
    expect(screen.queryByText('Name is required')).toBeNull()
    expect(screen.getByText('Phone Number is required')).toBeTruthy()
  })

  it('the contact card says that the contact is missing when a guest places a take-away order', async () => {
    await show()
    await userEvent.click(screen.getByRole('radio', { name: 'Take away' }))
    await order()
    const section = screen.getByRole('region', { name: 'Contact' })
    expect(within(section).getByRole('alert').textContent).toBe('Please enter your contact info')
  })

  it('checkout tells a guest who orders before the fee is known that it calculates the fee, and asks again with the fee', async () => {
    let arrive = () => {}
    const measured = new Promise<void>((resolve) => {
      arrive = resolve
    })
    await show({ saved: { contact: nora } }, [], 'en', measured)
    await order()
    expect(screen.getByRole('button', { name: 'Calculating the delivery fee…' })).toBeTruthy()
    arrive()
    const notice = await screen.findByRole('alert')
    expect(notice.textContent).toContain('Delivery fee added')
    expect(notice.textContent).toContain('The total is now $48.80.')
    expect(screen.getByRole('button', { name: 'Place order · $48.80' })).toBeTruthy()
  })

  it('shows a refusal at its field and loses nothing', async () => {
    const closed = refusal(403, { code: 'store_closed', message: 'The store is closed now.' })
    await show({ saved: { contact: nora } }, [() => Promise.reject(closed)])
    await userEvent.type(screen.getByLabelText('Order note'), 'No salt')
    await order()
    const section = await screen.findByRole('region', { name: 'When would you like it?' })
    expect((await within(section).findByRole('alert')).textContent).toBe('The store is closed now.')
    expect(screen.getByLabelText<HTMLTextAreaElement>('Order note').value).toBe('No salt')
  })

  it('shows the figures of the server after another price and asks again', async () => {
    const dearer = refusal(403, { code: 'order_amount', message: 'The total is now 48.80.' })
    const sent: number[] = []
    await show({ saved: { contact: nora }, lines: [{ ...soup, quantity: 1 }] }, [
      () => Promise.reject(dearer),
      ({ order_amount }) => {
        sent.push(order_amount)
        return new Promise(() => {})
      },
    ])
    await order()
    expect(await screen.findByText('Prices changed')).toBeTruthy()
    expect(screen.getByText('The total is now 48.80.')).toBeTruthy()
    await userEvent.click(await screen.findByRole('button', { name: 'Place order · $48.80' }))
    expect(await screen.findByRole('button', { name: 'Sending your order…' })).toBeTruthy()
    expect(sent).toEqual([48.8])
  })

  it('shows what the server holds against the contact at its field, until the guest changes it', async () => {
    await show({ saved: { contact: nora } }, [() => Promise.reject(badPhone)])
    await order()
    expect(await screen.findByText('The phone number is not valid.')).toBeTruthy()
    const phone = screen.getByLabelText(/Contact Person Number/)
    expect(phone.getAttribute('aria-invalid')).toBe('true')
    expect(screen.queryByText('Please enter your contact info')).toBeNull()
    await userEvent.type(phone, '5')
    expect(screen.queryByText('The phone number is not valid.')).toBeNull()
  })

  describe('a line of the cart that checkout opens with', () => {
    const items = () => within(screen.getByRole('list', { name: 'Items' }))
    const bread = lineFor(9, dish({ id: 12, name: 'Bread', price: 4 }))

    it('says that it is no longer sold, has no price and does not count', async () => {
      const gone = { ...soup, refusal: { code: 'item_id', message: 'The words of the server.' } }
      await show({ lines: [gone, bread] })
      expect(items().getByRole('alert').textContent).toBe('No longer sold.')
      expect(items().queryByText('$36.00')).toBeNull()
      const [itemsRow] = screen.getAllByRole('definition')
      expect(itemsRow!.textContent).toBe('$4.00')
      expect(itemsRow!.previousSibling!.textContent).toContain('1 piece')
    })

    it('says that its price changed since it was added, without an alarm', async () => {
      await show({ lines: [{ ...soup, added_price: 15 }] })
      expect(items().getByRole('status').textContent).toBe('Price changed from $30.00 to $36.00.')
      expect(items().getByRole('listitem').hasAttribute('data-refused')).toBe(false)
    })

    it('says its hours when the order is for a time outside them', async () => {
      const breakfast = { available_time_starts: '06:00:00', available_time_ends: '12:00:00' }
      const from = (schedule_at: string) => ({
        lines: [lineFor(8, dish({ ...breakfast, schedule_order: 1 })), bread],
        config: config({ timezone: 'UTC' }),
        saved: { schedule_at },
      })
      const { unmount } = await show(from('2026-11-20T13:00:00.000Z'))
      expect(items().getByRole('status').textContent).toMatch(/^Only available from 6:00 AM to 12:00 PM\./)
      unmount()
      await show(from('2026-11-20T11:00:00.000Z'))
      expect(items().queryByRole('status')).toBeNull()
    })
  })

  describe('a line that the server refuses', () => {
    const refuse = async (
      errors: { code: string; message: string; [more: string]: unknown }[],
      from = {},
    ) => {
      remedies.length = 0
      const [first, ...rest] = errors
      const error = new ApiError(403, [first!, ...rest])
      await show({ saved: { contact: nora }, ...from }, [() => Promise.reject(error)])
      await order()
      return screen.findByRole('list', { name: 'Items' })
    }
    const stock = (left: number, more: object = {}) => ({
      code: 'stock',
      message: 'Lentil soup is out of stock.',
      cart_id: 8,
      item_id: 11,
      left,
      ...more,
    })

    it('says how many are left, once, and can be lowered', async () => {
      const items = await refuse([stock(1)])
      expect((await within(items).findByRole('alert')).textContent).toBe('Only 1 left.')
      expect(screen.getAllByRole('alert')).toHaveLength(1)
      expect(screen.queryByText('Lentil soup is out of stock.')).toBeNull()
      await userEvent.click(within(items).getByRole('button', { name: 'Lower to 1: Lentil soup' }))
      expect(remedies).toEqual([[8, { type: 'lower', to: 1 }]])
    })

    it('is removed from among others when it is sold out', async () => {
      inCart = [soup, lineFor(9, dish({ id: 12, name: 'Bread' }))]
      const items = await refuse([stock(0)], { lines: inCart })
      await userEvent.click(
        await within(items).findByRole('button', { name: 'Remove and continue: Lentil soup' }),
      )
      expect(remedies).toEqual([[8, { type: 'remove' }]])
    })

    it('that is the only one is removed without anything to go on with', async () => {
      const items = await refuse([stock(0)])
      expect((await within(items).findByRole('alert')).textContent).toBe('Sold out.')
      expect(within(items).getByRole('button', { name: 'Remove: Lentil soup' })).toBeTruthy()
    })

    it('shows the price that was seen and the one of now, and opens what it is made of', async () => {
      const seen = { ...soup, item: { ...soup.item, price: 10 } }
      const items = await refuse([{ code: 'order_amount', message: 'The total is now 48.80.' }], {
        lines: [seen],
      })
      expect(await within(items).findByText('Price changed from $18.00 to $36.00.')).toBeTruthy()
      expect(within(items).getByRole('listitem').hasAttribute('data-refused')).toBe(true)
      expect(screen.getByText('The total is now 48.80.')).toBeTruthy()
      await userEvent.click(within(items).getByRole('button', { name: 'See the change: Lentil soup' }))
      expect(remedies).toEqual([[8, { type: 'see' }]])
    })

    it('that the cart lists no more is named below the others', async () => {
      await refuse([{ code: 'order_amount', message: 'The total is now 48.80.' }], {
        lines: [soup, lineFor(9, dish({ id: 12, name: 'Bread' }))],
      })
      expect(
        await screen.findByText("Bread isn't sold this way any more. We took it out of your order."),
      ).toBeTruthy()
    })

    it('that is no longer sold says so in its place, and the cart lists it still', async () => {
      const said = { code: 'item_id', message: 'This item is no longer sold.' }
      inCart = [{ ...soup, refusal: said }, lineFor(9, dish({ id: 12, name: 'Bread', price: 4 }))]
      const items = await refuse([{ ...said, cart_id: 8, item_id: 11 }], { lines: [soup, inCart[1]!] })
      expect((await within(items).findByRole('alert')).textContent).toBe('No longer sold.')
      expect(screen.queryByText('This item is no longer sold.')).toBeNull()
      expect(screen.getAllByRole('definition')[0]!.textContent).toBe('$4.00')
      await userEvent.click(within(items).getByRole('button', { name: 'Remove and continue: Lentil soup' }))
      expect(remedies).toEqual([[8, { type: 'remove' }]])
    })

    it('that only the words name is said above the order button', async () => {
      await refuse([{ code: 'stock', message: 'Lentil soup is out of stock.' }])
      expect(await screen.findByText('Lentil soup is out of stock.')).toBeTruthy()
      expect(screen.getAllByRole('alert')).toHaveLength(1)
    })
  })

  it('a minimum that is not reached is said once, with a way to add more', async () => {
    const error = refusal(403, {
      code: 'minimum_order',
      message: 'The minimum order at this store is 50.00.',
    })
    await show({ saved: { contact: nora }, store: store({ minimum_order: 50 }) }, [
      () => Promise.reject(error),
    ])
    const words = 'The minimum order at this store is $50.00. Add $10.00 more.'
    expect(screen.getByText(words)).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
    await order()
    expect((await screen.findByRole('alert')).textContent).toContain(words)
    expect(screen.getAllByText(/minimum order/i)).toHaveLength(1)
    expect(screen.getByRole('link', { name: /^Add more from/ }).getAttribute('href')).toMatch(/^\/store\//)
  })

  it('a coupon that the server refuses is taken off, and its line says why', async () => {
    const error = new ApiError(403, [{ code: 'coupon', message: 'This coupon has expired.' }])
    await show(
      {
        saved: { contact: nora, coupon_code: 'HARBOUR10' },
        coupon: fromPromise(async () => couponOf({ code: 'HARBOUR10' })),
      },
      [() => Promise.reject(error)],
    )
    expect(await screen.findByText('HARBOUR10 applied · Saves $5.00')).toBeTruthy()
    await order()
    expect(await screen.findByText('HARBOUR10 no longer applies. This coupon has expired.')).toBeTruthy()
    expect(screen.queryByText(/HARBOUR10 applied/)).toBeNull()
    expect(screen.getAllByText(/This coupon has expired/)).toHaveLength(1)
  })

  it('an order without an answer can be sent again, and takes no changes until then', async () => {
    await show({ saved: { contact: nora } }, [
      () => Promise.reject(new TypeError('Failed to fetch')),
      () => new Promise(() => {}),
    ])
    const takesInput = () =>
      [document.querySelector('textarea'), screen.getByLabelText('Coupon code')].map(
        (field) => !field?.closest('[inert]'),
      )
    expect(takesInput()).toEqual([true, true])
    await order()
    expect(await screen.findByText("We couldn't confirm your order")).toBeTruthy()
    expect(takesInput()).toEqual([false, false])
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('button', { name: 'Sending your order…' })).toBeTruthy()
  })
})

it('speaks Arabic', async () => {
  await show({}, undefined, 'ar')
  expect(screen.getByRole('heading', { level: 1, name: 'إتمام الطلب' })).toBeTruthy()
  expect(screen.getByLabelText(/رقم هاتف المستلم/)).toBeTruthy()
})

describe('a cart that another tab changed', () => {
  const bread = lineFor(9, dish({ id: 12, name: 'Flat bread' }), { quantity: 4 })
  const told = (lines: (typeof soup)[]) =>
    act(async () => {
      follower.send({ type: 'cart.told' })
      follower.send({ type: 'cart.read', lines })
    })

  it('is named with each line that differs, until the customer has seen it', async () => {
    await show()
    await told([{ ...soup, quantity: 5 }, bread])
    const notice = screen.getByText('Your cart changed elsewhere').closest('[role=alert]') as HTMLElement
    expect(
      within(notice)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([`${soup.item.name}: 5 instead of 2`, 'Flat bread: added'])
    await userEvent.click(within(notice).getByRole('button', { name: 'OK' }))
    expect(screen.queryByText('Your cart changed elsewhere')).toBeNull()
  })

  it('names a line that went and one with other options', async () => {
    await show({ lines: [soup, bread] })
    await told([{ ...soup, add_on_ids: [3], add_on_qtys: [1] }])
    expect(screen.getByText(`${soup.item.name}: other options`)).toBeTruthy()
    expect(screen.getByText('Flat bread: removed')).toBeTruthy()
  })

  it('cannot be ordered while it is read again', async () => {
    await show({ saved: { contact: nora } })
    await act(async () => follower.send({ type: 'cart.told' }))
    await userEvent.click(screen.getByRole('button', { name: 'Checking your cart…' }))
    expect(checkout.getSnapshot().matches('drafting')).toBe(true)
    await act(async () => follower.send({ type: 'cart.read', lines: input.lines }))
    expect(screen.getByRole('button', { name: /^Place order/ })).toBeTruthy()
  })

  it('asks by the name of the store before checkout goes on at another one', async () => {
    await show()
    await told([lineFor(9, dish({ id: 12, store_id: 2, store_name: 'Garden Grill' }))])
    const question = screen.getByRole('alertdialog', { name: 'Your cart is from another store now' })
    expect(question.textContent).toContain('Garden Grill')
    await userEvent.click(within(question).getByRole('button', { name: 'Check out there' }))
    expect(follower.getSnapshot().output).toEqual({ type: 'moved' })
  })
})

describe('what was said in an earlier visit and does not hold any more', () => {
  it('is a way to pay, by its name', async () => {
    const payment_method = 'offline_payment' as const
    await show({
      saved: { payment_method },
      recalled: { said: { payment_method }, balance: 0 },
    })
    const payment = screen.getByRole('region', { name: 'Payment method' })
    expect(within(payment).getByRole('alert').textContent).toBe(
      "Bank transfer isn't available for this order any more. Choose another way to pay.",
    )
    await userEvent.click(within(payment).getByRole('radio', { name: /Cash on delivery/ }))
    expect(within(payment).queryByRole('alert')).toBeNull()
  })

  it('is a coupon, by its code and with the reason of the server', async () => {
    const error = new ApiError(403, [{ code: 'coupon', message: 'Coupon expired' }])
    const said = { coupon_code: 'OLD10' }
    await show({
      saved: said,
      recalled: { said, balance: 0 },
      coupon: fromPromise(() => Promise.reject(error)),
    })
    const field = screen.getByLabelText('Coupon code')
    expect(field).toHaveProperty('value', 'OLD10')
    expect(screen.getByText('OLD10 no longer applies. Coupon expired')).toBeTruthy()
  })

  it('is a saved address that was deleted', async () => {
    const said = { address_id: 77 }
    await show({
      shopper: { type: 'customer', info: mona },
      saved: said,
      recalled: { said, balance: 0 },
      addresses: fromPromise(async () => ({ total_size: 0, limit: 50, offset: 1, addresses: [] })),
    })
    const section = screen.getByRole('region', { name: 'Delivery Addresses' })
    expect(within(section).getByRole('alert').textContent).toBe(
      'This saved address was deleted. Keep it for this order, or choose another one.',
    )
  })

  it('is a wallet that holds less, by both amounts', async () => {
    await show({
      shopper: { type: 'customer', info: { ...mona, wallet_balance: 20 } },
      config: config({ customer_wallet_status: 1, partial_payment_status: 1 }),
      saved: { partial_payment: true },
      recalled: { said: { partial_payment: true }, balance: 30 },
    })
    expect(screen.getByText(/^Your wallet now has .*20\.00 instead of .*30\.00\.$/)).toBeTruthy()
  })
})
