import { answer } from '#api/answer.ts'
import type { Api } from '#api/client.ts'
import { unwrap } from '#api/unwrap.ts'
import { requestKey } from '#browser/random.ts'
import type { AppStorage } from '#browser/storage.ts'
import { rereadGoodsMachine, rereadGoodsPorts } from '#machines/cart/reread-goods.machine.ts'
import { checkoutMachine } from '#machines/checkout/checkout.machine.ts'
import { deliveryAddressMachine, deliveryAddressPorts } from '#machines/checkout/delivery-address.machine.ts'
import { destinationMachine, destinationPorts } from '#machines/checkout/destination.machine.ts'
import { keepDraftMachine, keepDraftPorts } from '#machines/checkout/keep-draft.machine.ts'
import { placeOrderMachine } from '#machines/checkout/place-order.machine.ts'
import { quoteDeliveryMachine, quoteDeliveryPorts } from '#machines/checkout/quote-delivery.machine.ts'
import { quoteOrderMachine, quoteOrderPorts } from '#machines/checkout/quote-order.machine.ts'
import { recallDraftMachine, recallDraftPorts } from '#machines/checkout/recall-draft.machine.ts'
import { runPartsMachine } from '#machines/checkout/run-parts.machine.ts'
import { submitOrderMachine, submitOrderPorts } from '#machines/checkout/submit-order.machine.ts'
import { useCouponMachine, useCouponPorts } from '#machines/checkout/use-coupon.machine.ts'
import {
  draftIn,
  type GuestMemory,
  guestMemoryOf,
  type StoredDraft,
  withDraft,
} from '#machines/rules/kept-draft.ts'
import type { Facts, TellApp } from '#src/core/told.ts'
import { eraseDraft } from './erase-draft.ts'
import { findPlacedOrder } from './find-placed-order.ts'

export type CheckoutWorld = {
  api: Api
  storage: AppStorage
  crypto: Crypto
  /** Of the store: another one may be browsed meanwhile. */
  module_id: number
  /** Undefined for a customer. */
  guest_id: string | undefined
  /** Milliseconds since 1970. */
  now: () => number
  /** Contact and address of a guest, for the next order in this tab. */
  rememberGuest: (memory: GuestMemory) => void
  tellApp: TellApp
}

/** All saved addresses: customers have fewer, and the dialog shows them in one list. */
const EVERY_ADDRESS = { limit: 50, offset: 1 }

/** Answers checkout and its parts: the server knows prices and addresses, the browser keeps the order's key. */
export const connectCheckout = (world: CheckoutWorld) =>
  checkoutMachine.provide({
    actors: { runParts: connectRunParts(world), placeOrder: connectPlaceOrder(world) },
  })

export const connectRunParts = (world: CheckoutWorld) =>
  runPartsMachine.provide({
    actors: {
      quoteDelivery: connectQuoteDelivery(world.api),
      quoteOrder: connectQuoteOrder(world.api),
      destination: connectDestination(world),
      useCoupon: connectUseCoupon(world),
      keepDraft: connectKeepDraft(world),
    },
  })

/** What an order of goods or a parcel costs. */
export const connectQuoteOrder = (api: Api) =>
  quoteOrderMachine.provide({
    actors: {
      createQuote: answer(quoteOrderPorts.createQuote, (body, signal) =>
        unwrap(api.POST('/customer/order/quote', { body, signal }), 'total'),
      ),
    },
  })

export const connectPlaceOrder = (world: CheckoutWorld) =>
  placeOrderMachine.provide({
    actors: { submitOrder: connectSubmit(world), rereadGoods: connectRereadGoods(world.api) },
  })

/** An address outlives the checkout that saves it, and even its page: the app then hears what became of it. */
export const connectDestination = ({ api, tellApp }: Pick<CheckoutWorld, 'api' | 'tellApp'>) =>
  destinationMachine.provide({
    actors: {
      deliveryAddress: connectDeliveryAddress(api),
      addAddress: answer(destinationPorts.addAddress, (body, signal) => {
        const saved = unwrap(api.POST('/address/add', { body, keepalive: true }), 'message')
        const tellIfLeft = (fact: Facts['destination']) => signal.aborted && tellApp('destination', fact)
        saved.then(
          ({ message }) => tellIfLeft({ type: 'address.saved', message }),
          (error: unknown) => tellIfLeft({ type: 'failure', error }),
        )
        return saved
      }),
    },
  })

export const connectDeliveryAddress = (api: Api) =>
  deliveryAddressMachine.provide({
    actors: {
      listAddresses: answer(deliveryAddressPorts.listAddresses, (_, signal) =>
        unwrap(api.GET('/address/list', { params: { query: EVERY_ADDRESS }, signal })),
      ),
    },
  })

export const connectUseCoupon = ({ api, guest_id }: Pick<CheckoutWorld, 'api' | 'guest_id'>) =>
  useCouponMachine.provide({
    actors: {
      applyCoupon: answer(useCouponPorts.applyCoupon, (coupon, signal) =>
        unwrap(api.GET('/coupon/apply', { params: { query: { ...coupon, guest_id } }, signal }), 'code'),
      ),
    },
  })

export const connectQuoteDelivery = (api: Api) =>
  quoteDeliveryMachine.provide({
    actors: {
      getDistance: answer(quoteDeliveryPorts.getDistance, ({ origin, destination }, signal) =>
        unwrap(
          api.GET('/config/distance-api', {
            params: {
              query: {
                origin_lat: origin.lat,
                origin_lng: origin.lng,
                destination_lat: destination.lat,
                destination_lng: destination.lng,
                mode: 'walking',
              },
            },
            signal,
          }),
        ),
      ),
      getZoneId: answer(quoteDeliveryPorts.getZoneId, (query, signal) =>
        unwrap(api.GET('/config/get-zone-id', { params: { query }, signal })),
      ),
    },
  })

export const connectRereadGoods = (api: Api) =>
  rereadGoodsMachine.provide({
    actors: {
      getCustomerInfo: answer(rereadGoodsPorts.getCustomerInfo, (_, signal) =>
        unwrap(api.GET('/customer/info', { signal })),
      ),
      listCart: answer(rereadGoodsPorts.listCart, (query, signal) =>
        unwrap(api.GET('/customer/cart/list', { params: { query }, signal })),
      ),
      getItem: answer(rereadGoodsPorts.getItem, ({ id, campaign }, signal) =>
        unwrap(
          api.GET('/items/details/{id}', {
            params: { path: { id: String(id) }, query: { campaign } },
            signal,
          }),
        ),
      ),
    },
  })

export const connectSubmit = ({
  api,
  storage,
  crypto,
  module_id,
}: Omit<CheckoutWorld, 'guest_id' | 'now' | 'rememberGuest' | 'tellApp'>) =>
  submitOrderMachine.provide({
    actors: {
      readOrderKey: answer(submitOrderPorts.readOrderKey, async () => storage.read('orderKey') ?? null),
      // Browsers that are "online" may still reach nothing; of "offline" they are certain.
      isOnline: answer(submitOrderPorts.isOnline, async () => navigator.onLine !== false),
      newOrderKey: answer(submitOrderPorts.newOrderKey, async () => requestKey(crypto)),
      storeOrderKey: answer(submitOrderPorts.storeOrderKey, async (key) => storage.write('orderKey', key)),
      forgetOrderKey: answer(submitOrderPorts.forgetOrderKey, async () => storage.remove('orderKey')),
      findPlacedOrder: findPlacedOrder(api),
      placeOrder: answer(submitOrderPorts.placeOrder, ({ key, placement: body }, signal) =>
        unwrap(
          'order_type' in body
            ? api.POST('/customer/order/place', {
                params: { header: { 'Idempotency-Key': key, moduleId: module_id } },
                body,
                signal,
              })
            : api.POST('/order/prescription/place', {
                params: { header: { 'Idempotency-Key': key } },
                body,
                signal,
              }),
          'order_id',
        ),
      ),
    },
  })

/** Without its draft a checkout starts from the beginning; the same draft may be kept by another tab. */
export const connectRecallDraft = ({ storage, now }: Pick<CheckoutWorld, 'storage' | 'now'>) =>
  recallDraftMachine.provide({
    actors: {
      readDraft: readDraft({ storage, now }),
      eraseDraft: answer(recallDraftPorts.eraseDraft, async (name) => eraseDraft(storage, name)),
    },
  })

/** What this shopper said of this cart, however long ago. */
export const readDraft = ({ storage, now }: Pick<CheckoutWorld, 'storage' | 'now'>) =>
  answer(recallDraftPorts.readDraft, async (name) => ({
    draft: draftIn(storage.read('checkoutDrafts') ?? '', name) ?? null,
    now: now(),
  }))

export const connectKeepDraft = ({
  rememberGuest,
  ...rest
}: Pick<CheckoutWorld, 'storage' | 'now' | 'rememberGuest'>) =>
  keepDraftMachine.provide({
    actors: {
      keepDraft: answer(keepDraftPorts.keepDraft, async (draft) => {
        const memory = guestMemoryOf(draft)
        if (memory) rememberGuest(memory)
        keepDraft(rest, draft)
      }),
    },
  })

/** Keeps the draft; it replaces the earlier draft of the same shopper and cart. */
export const keepDraft = (
  { storage, now }: Pick<CheckoutWorld, 'storage' | 'now'>,
  draft: Omit<StoredDraft, 'version' | 'at'>,
): void =>
  storage.write('checkoutDrafts', withDraft(storage.read('checkoutDrafts') ?? '', { ...draft, at: now() }))
