import { and, assertEvent, assign, emit, or, raise, setup, stateIn } from 'xstate'
import { deliveryAddressMachine } from '#machines/delivery-address.machine.ts'
import { type GuestContactOutcome, guestContactMachine } from '#machines/guest-contact.machine.ts'
import { port } from '#machines/port.ts'
import { type QuoteOrderOutcome, quoteOrderMachine } from '#machines/quote-order.machine.ts'
import { type Contact, contactOfCustomer, emptyContact, withReceiver } from '#machines/rules/contact.ts'
import {
  addressToSave,
  type Delivery,
  type DeliveryField,
  deliveryAt,
  deliveryTo,
  positionOfDelivery,
} from '#machines/rules/delivery.ts'
import { purposeOf } from '#machines/rules/order-key.ts'
import type { Place } from '#machines/rules/place.ts'
import {
  cashRefusal,
  emptyForm,
  type FieldRefusal,
  formRefusals,
  type OrderDraft,
  type OrderForm,
  offeredOrderTypes,
  ownerOf,
  placementOf,
} from '#machines/rules/placement.ts'
import { type AppliedCoupon, noCoupon, noQuote, orderFigures } from '#machines/rules/quote.ts'
import { type Refusal, serverRefusals } from '#machines/rules/refusal.ts'
import { type SubmitOrderOutcome, submitOrderMachine } from '#machines/submit-order.machine.ts'
import type {
  Address,
  AddressBody,
  AddressSaved,
  CartLine,
  Coupon,
  OrderPlaced,
} from '#openapi/generated/client.ts'

export type CheckoutOutcome =
  | { type: 'placed'; order: OrderPlaced }
  /** An earlier attempt became an order after all: it is in the list of orders. */
  | { type: 'placedBefore' }
  /** Nothing is left to order: on to /home. */
  | { type: 'emptied' }

type Checkout = OrderDraft & {
  refusals: readonly FieldRefusal[]
  /** What the button said when the order was given before the figures were known. */
  ordered_amount: number
  outcome: CheckoutOutcome
}

const areFiguresKnown = or([
  stateIn({ filling: { quote: 'known' } }),
  // Whoever collects the order pays for no way.
  ({ context }: { context: Checkout }) => context.order_type === 'take_away',
])

/** Something to fill in, or a way to pay that the figures do not allow. */
const isSomethingMissing = ({ context }: { context: Checkout }) => formRefusals(context).length > 0

export const checkoutPorts = {
  addAddress: port<AddressSaved, AddressBody>('addAddress'),
  applyCoupon: port<Coupon, { code: string; store_id: number }>('applyCoupon'),
}

/** Leads an order from its goods to the server's yes: where, when, to whom, how paid; nothing typed is ever lost. */
export const checkoutMachine = setup({
  types: {
    /** `place` is where the customer shops for; `contact` what a guest said before. */
    input: {} as Pick<OrderDraft, 'page' | 'shopper' | 'store' | 'config' | 'lines'> & {
      place: Place
      contact?: Contact
    },
    context: {} as Checkout,
    events: {} as
      | { type: 'orderType.choose'; order_type: OrderForm['order_type'] }
      | { type: 'address.set'; delivery: Delivery; contact?: Contact }
      | { type: 'addresses.changed' }
      | { type: 'detail.change'; field: DeliveryField; value: string }
      | { type: 'save.tick' }
      | { type: 'save.untick' }
      | { type: 'contact.open' }
      | { type: 'schedule.choose'; schedule_at: string | null }
      | { type: 'payment.choose'; payment_method: OrderForm['payment_method'] }
      | { type: 'tip.choose'; dm_tips: number }
      | { type: 'cutlery.choose'; cutlery: boolean }
      | { type: 'note.change'; field: NoteField; value: string }
      | { type: 'coupon.apply'; code: string }
      | { type: 'coupon.remove' }
      | { type: 'lines.changed'; lines: CartLine[] }
      | { type: 'quote.retry' }
      | { type: 'order.place' },
    emitted: {} as
      | ({ type: 'problem' } & Refusal)
      | { type: 'problem'; message: 'failed'; error: unknown }
      /** `message` is the server's. */
      | { type: 'address.saved'; message: string },
    output: {} as CheckoutOutcome,
    tags: {} as 'busy',
  },
  actors: {
    ...checkoutPorts,
    quoteOrder: quoteOrderMachine,
    requoteOrder: quoteOrderMachine,
    deliveryAddress: deliveryAddressMachine,
    guestContact: guestContactMachine,
    submitOrder: submitOrderMachine,
  },
  actions: {
    'take the order type': assign(({ event }) => {
      assertEvent(event, 'orderType.choose')
      return { order_type: event.order_type }
    }),
    'take the address': assign(({ context, event }) => {
      assertEvent(event, 'address.set')
      return { delivery: event.delivery, contact: event.contact ?? context.contact, refusals: [] }
    }),
    'set the confirmed address': raise(({ context }, { address }: { address: Address }) => ({
      type: 'address.set' as const,
      delivery: deliveryTo(address),
      contact: withReceiver(context.contact, address),
    })),
    'list the addresses again': raise({ type: 'addresses.changed' }),
    'write the detail': assign(({ context, event }) => {
      assertEvent(event, 'detail.change')
      return { delivery: { ...context.delivery, [event.field]: event.value } }
    }),
    'write the note': assign(({ event }) => {
      assertEvent(event, 'note.change')
      return { [event.field]: event.value }
    }),
    'take what was chosen': assign(({ event }) => {
      assertEvent(event, ['schedule.choose', 'payment.choose', 'tip.choose', 'cutlery.choose'])
      const { type: _, ...chosen } = event
      return chosen
    }),
    'take the contact': assign((_, outcome: GuestContactOutcome) =>
      outcome.type === 'saved' ? { contact: outcome.contact, refusals: [] } : {},
    ),
    'take the quote': assign((_, outcome: QuoteOrderOutcome) =>
      outcome.type === 'quoted' ? { lines: outcome.lines, quote: outcome.quote } : { lines: outcome.lines },
    ),
    'take the lines': assign(({ event }) => {
      assertEvent(event, 'lines.changed')
      return { lines: event.lines }
    }),
    'take the coupon': assign((_, coupon: AppliedCoupon) => ({ coupon })),
    'drop the coupon': assign({ coupon: noCoupon }),
    'refuse the coupon': emit((_, { min_purchase }: Coupon) => ({
      type: 'problem',
      message: 'couponMinimum',
      params: { minimum: min_purchase },
    })),
    'refuse cash': emit(({ context }) => ({ type: 'problem', ...cashRefusal(context)! })),
    'refuse the place': emit({ type: 'problem', message: 'notServedHere' }),
    'name what is missing': assign(({ context }) => ({ refusals: formRefusals(context) })),
    'refuse the order': emit(({ context }) => ({ type: 'problem', message: formRefusals(context)[0]!.key })),
    'name what was refused': assign((_, outcome: object) => ({ refusals: serverRefusals(errorIn(outcome)) })),
    'forget the refusals': assign({ refusals: [] }),
    'note the amount on the button': assign(({ context }) => ({
      ordered_amount: orderFigures(context).amount,
    })),
    report: emit((_, failure: object) => ({ type: 'problem', message: 'failed', error: errorIn(failure) })),
    'tell that the address is saved': emit((_, { message }: AddressSaved) => ({
      type: 'address.saved',
      message,
    })),
    'note the order': assign((_, outcome: SubmitOrderOutcome) =>
      outcome.type === 'placed' ? { outcome: { type: 'placed' as const, order: outcome.order } } : {},
    ),
    'note the earlier order': assign({ outcome: { type: 'placedBefore' } }),
  },
  guards: {
    'a customer is shopping': ({ context }) => context.shopper.type === 'customer',
    'saved addresses are offered': ({ context }) =>
      context.shopper.type === 'customer' && context.order_type === 'delivery',
    'cash is chosen and refused': ({ context, event }) => {
      assertEvent(event, 'payment.choose')
      return event.payment_method === 'cash_on_delivery' && cashRefusal(context) !== undefined
    },
    'nothing is left': ({ event }) => {
      assertEvent(event, 'lines.changed')
      return event.lines.length === 0
    },
    'nothing is left to order': (_, { lines }: QuoteOrderOutcome) => lines.length === 0,
    'the quote is known': (_, outcome: QuoteOrderOutcome) => outcome.type === 'quoted',
    'the store does not deliver there': (_, outcome: QuoteOrderOutcome) => outcome.type === 'outside',
    'the goods are below its minimum': ({ context }, coupon: Coupon) => {
      const { goods, discount } = orderFigures(context)
      return goods - discount < coupon.min_purchase
    },
    'the figures are known': areFiguresKnown,
    'the figures do not come': or([
      stateIn({ filling: { quote: 'outside' } }),
      stateIn({ filling: { quote: 'unknown' } }),
    ]),
    'no way leads there': stateIn({ filling: { quote: 'outside' } }),
    'it costs what the button said': and([
      areFiguresKnown,
      ({ context }: { context: Checkout }) => orderFigures(context).amount === context.ordered_amount,
    ]),
    'something is missing': isSomethingMissing,
    'the figures rule it out': and([areFiguresKnown, isSomethingMissing]),
    'it is placed': (_, outcome: SubmitOrderOutcome) => outcome.type === 'placed',
    'it was placed before': (_, outcome: SubmitOrderOutcome) => outcome.type === 'placedBefore',
    'the customer gave up': (_, outcome: SubmitOrderOutcome) => outcome.type === 'givenUp',
    'the goods have changed': (_, outcome: SubmitOrderOutcome) =>
      outcome.type === 'repriced' || serverRefusals(errorIn(outcome)).some(({ code }) => ofGoods.has(code)),
    'the price was refused': ({ context }) => context.refusals.some(({ code }) => ofPrice.has(code)),
  },
}).createMachine({
  id: 'checkout',
  description:
    'From the goods to a placed order: delivery or take away, contact, time, payment, coupon, note.',
  context: ({ input }) => ({
    page: input.page,
    shopper: input.shopper,
    store: input.store,
    config: input.config,
    lines: input.lines,
    ...emptyForm,
    order_type: offeredOrderTypes(input.store, input.config)[0] ?? 'delivery',
    delivery: deliveryAt(input.place),
    contact:
      input.shopper.type === 'customer'
        ? contactOfCustomer(input.shopper.info)
        : (input.contact ?? emptyContact),
    payment_method: 'cash_on_delivery',
    quote: noQuote,
    coupon: noCoupon,
    refusals: [],
    ordered_amount: 0,
    outcome: { type: 'emptied' },
  }),
  output: ({ context }) => context.outcome,
  initial: 'filling',
  on: {
    'detail.change': { actions: 'write the detail' },
    'note.change': { actions: 'write the note' },
    'schedule.choose': { actions: 'take what was chosen' },
    'tip.choose': { actions: 'take what was chosen' },
    'cutlery.choose': { actions: 'take what was chosen' },
    'payment.choose': [
      { guard: 'cash is chosen and refused', actions: 'refuse cash' },
      { actions: 'take what was chosen' },
    ],
  },
  states: {
    filling: {
      description: 'The order is being made up; every part is filled in whatever order the customer likes.',
      type: 'parallel',
      states: {
        quote: {
          description: 'What bringing the order to this address costs, and whether cash is allowed there.',
          initial: 'preparing',
          on: {
            'address.set': { target: '.preparing', actions: 'take the address' },
            'quote.retry': '.preparing',
          },
          states: {
            preparing: {
              description: 'Zone and distance are asked for.',
              tags: 'busy',
              invoke: {
                id: 'quoteOrder',
                src: 'quoteOrder',
                input: ({ context }) => quotingOf(context, 'known'),
                onDone: [
                  {
                    guard: { type: 'the quote is known', params: ({ event }) => event.output },
                    target: 'known',
                    actions: { type: 'take the quote', params: ({ event }) => event.output },
                  },
                  {
                    guard: { type: 'the store does not deliver there', params: ({ event }) => event.output },
                    target: 'outside',
                    actions: 'refuse the place',
                  },
                  { target: 'unknown', actions: { type: 'report', params: ({ event }) => event.output } },
                ],
                onError: { target: 'unknown', actions: { type: 'report', params: ({ event }) => event } },
              },
            },
            known: { description: 'Fee and limits are known.' },
            outside: { description: 'The store does not deliver to this address: another one is needed.' },
            unknown: {
              description:
                'Nobody answers: the figures can be asked for again, and are when the order is given.',
              on: { 'order.place': 'preparing' },
            },
          },
        },
        address: {
          description: 'Where the order goes; take-away orders hide addresses for everyone.',
          initial: 'sorting',
          on: {
            'orderType.choose': { target: '.sorting', actions: 'take the order type' },
            'address.set': '.sorting',
            'addresses.changed': '.sorting',
          },
          states: {
            sorting: {
              description: 'Does this customer have saved addresses to choose from?',
              always: [{ guard: 'saved addresses are offered', target: 'offered' }, 'hidden'],
            },
            hidden: { description: 'A guest, or take away: no saved addresses.' },
            offered: {
              description: 'The saved addresses in the zone of the store can be chosen.',
              invoke: {
                id: 'deliveryAddress',
                src: 'deliveryAddress',
                input: ({ context }) => ({ zone_id: context.store.zone_id, selected: context.delivery }),
                onDone: {
                  actions: {
                    type: 'set the confirmed address',
                    params: ({ event }) => ({ address: event.output }),
                  },
                },
                onError: { target: 'hidden', actions: { type: 'report', params: ({ event }) => event } },
              },
            },
          },
        },
        saving: {
          description: "The checkbox 'Save this Address', for customers only; ticking it saves at once.",
          initial: 'unsaved',
          on: { 'address.set': '.unsaved' },
          states: {
            unsaved: {
              description: 'The address is used for this order only.',
              on: { 'save.tick': { guard: 'a customer is shopping', target: 'saving' } },
            },
            saving: {
              description: 'The address is being saved.',
              invoke: {
                id: 'addAddress',
                src: 'addAddress',
                input: ({ context }) => addressBodyOf(context),
                onDone: {
                  target: 'saved',
                  actions: [
                    { type: 'tell that the address is saved', params: ({ event }) => event.output },
                    'list the addresses again',
                  ],
                },
                onError: { target: 'unsaved', actions: { type: 'report', params: ({ event }) => event } },
              },
            },
            saved: {
              description: 'The address is one of the saved addresses.',
              on: { 'save.untick': 'unsaved' },
            },
          },
        },
        contact: {
          description: 'Who receives the order.',
          initial: 'closed',
          states: {
            closed: {
              description: 'The contact shows on its card.',
              on: { 'contact.open': 'editing' },
            },
            editing: {
              description: 'The contact-info dialog is open.',
              invoke: {
                id: 'guestContact',
                src: 'guestContact',
                input: ({ context }) => ({ contact: context.contact }),
                onDone: {
                  target: 'closed',
                  actions: { type: 'take the contact', params: ({ event }) => event.output },
                },
                onError: { target: 'closed', actions: { type: 'report', params: ({ event }) => event } },
              },
            },
          },
        },
        coupon: {
          description: 'One coupon can be used.',
          initial: 'none',
          states: {
            none: {
              description: 'No coupon is used.',
              on: { 'coupon.apply': 'applying' },
            },
            applying: {
              description: 'The server is asked whether the coupon is good here.',
              tags: 'busy',
              invoke: {
                id: 'applyCoupon',
                src: 'applyCoupon',
                input: ({ context, event }) => {
                  assertEvent(event, 'coupon.apply')
                  return { code: event.code.trim(), store_id: context.store.id }
                },
                onDone: [
                  {
                    guard: { type: 'the goods are below its minimum', params: ({ event }) => event.output },
                    target: 'none',
                    actions: { type: 'refuse the coupon', params: ({ event }) => event.output },
                  },
                  {
                    target: 'applied',
                    actions: { type: 'take the coupon', params: ({ event }) => event.output },
                  },
                ],
                onError: { target: 'none', actions: { type: 'report', params: ({ event }) => event } },
              },
            },
            applied: {
              description: 'The coupon counts.',
              on: { 'coupon.remove': { target: 'none', actions: 'drop the coupon' } },
            },
          },
        },
        order: {
          description: 'Whether the order is being read over or placed.',
          initial: 'reviewing',
          states: {
            reviewing: {
              description: 'The customer reads over the order; what was refused stands beside its field.',
              initial: 'sorting',
              on: {
                'lines.changed': [
                  { guard: 'nothing is left', target: '#checkout.emptied' },
                  { actions: 'take the lines' },
                ],
                'order.place': [
                  {
                    guard: 'something is missing',
                    actions: ['name what is missing', 'refuse the order'],
                  },
                  {
                    guard: 'the figures are known',
                    target: 'placing',
                    actions: 'forget the refusals',
                  },
                  { guard: 'no way leads there', actions: 'refuse the place' },
                  {
                    target: 'awaitingFigures',
                    actions: ['forget the refusals', 'note the amount on the button'],
                  },
                ],
              },
              states: {
                sorting: {
                  description: 'Did the server name another amount?',
                  always: [{ guard: 'the price was refused', target: 'repriced' }, 'open'],
                },
                open: { description: 'The order can be placed.' },
                repriced: { description: "The figures are the server's now: the customer is asked again." },
                priced: {
                  description: 'What the way costs came after the order: the customer is asked again.',
                },
              },
            },
            awaitingFigures: {
              description: 'The order is given; what the way costs is still being asked.',
              tags: 'busy',
              on: {
                'lines.changed': [
                  { guard: 'nothing is left', target: '#checkout.emptied' },
                  { target: 'reviewing', actions: 'take the lines' },
                ],
                'address.set': 'reviewing',
                'orderType.choose': 'reviewing',
              },
              always: [
                {
                  guard: 'the figures rule it out',
                  target: 'reviewing',
                  actions: ['name what is missing', 'refuse the order'],
                },
                { guard: 'it costs what the button said', target: 'placing' },
                { guard: 'the figures are known', target: 'reviewing.priced' },
                { guard: 'the figures do not come', target: 'reviewing' },
              ],
            },
            placing: {
              description: 'The order is sent once; its named steps are those of submitOrder.',
              tags: 'busy',
              invoke: {
                id: 'submitOrder',
                src: 'submitOrder',
                input: ({ context }) => submissionOf(context),
                onDone: [
                  {
                    guard: { type: 'it is placed', params: ({ event }) => event.output },
                    target: '#checkout.placed',
                    actions: { type: 'note the order', params: ({ event }) => event.output },
                  },
                  {
                    guard: { type: 'it was placed before', params: ({ event }) => event.output },
                    target: '#checkout.placed',
                    actions: 'note the earlier order',
                  },
                  {
                    guard: { type: 'the customer gave up', params: ({ event }) => event.output },
                    target: 'reviewing',
                  },
                  {
                    guard: { type: 'the goods have changed', params: ({ event }) => event.output },
                    target: 'rereading',
                    actions: [
                      { type: 'name what was refused', params: ({ event }) => event.output },
                      { type: 'report', params: ({ event }) => event.output },
                    ],
                  },
                  {
                    target: 'reviewing',
                    actions: [
                      { type: 'name what was refused', params: ({ event }) => event.output },
                      { type: 'report', params: ({ event }) => event.output },
                    ],
                  },
                ],
                onError: { target: 'reviewing', actions: { type: 'report', params: ({ event }) => event } },
              },
            },
            rereading: {
              description: 'Prices or stock are not what the customer saw: goods and figures are read again.',
              tags: 'busy',
              invoke: {
                id: 'requoteOrder',
                src: 'requoteOrder',
                input: ({ context }) => quotingOf(context, 'stale'),
                onDone: [
                  {
                    guard: { type: 'nothing is left to order', params: ({ event }) => event.output },
                    target: '#checkout.emptied',
                  },
                  {
                    target: 'reviewing',
                    actions: { type: 'take the quote', params: ({ event }) => event.output },
                  },
                ],
                onError: { target: 'reviewing', actions: { type: 'report', params: ({ event }) => event } },
              },
            },
          },
        },
      },
    },
    placed: { description: 'The server has the order.', type: 'final' },
    emptied: { description: 'Nothing is left to order.', type: 'final' },
  },
})

type NoteField = 'order_note' | 'delivery_instruction' | 'unavailable_item_note'

/** Refusals after which the goods themselves have to be read again, and those of their price (`repriced`). */
const ofGoods = new Set(['stock', 'order_details', 'different_stores'])
const ofPrice = new Set(['order_amount', 'price_changed'])

const quotingOf = ({ page, shopper, lines, store, delivery }: Checkout, goods: 'known' | 'stale') => ({
  goods,
  page,
  owner: ownerOf(shopper),
  lines,
  store,
  position: positionOfDelivery(delivery),
})

const submissionOf = (draft: Checkout) => ({
  placement: placementOf(draft),
  purpose: purposeOf({ page: draft.page, owner: ownerOf(draft.shopper), lines: draft.lines }),
})

const addressBodyOf = ({ shopper, delivery }: Checkout): AddressBody => {
  if (shopper.type === 'guest') throw new Error('A guest saves no address')
  return addressToSave(delivery, shopper.info)
}

const errorIn = (outcome: object): unknown => ('error' in outcome ? outcome.error : undefined)
