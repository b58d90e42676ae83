import {
  contact,
  giveDeliveredOrder,
  giveFailedOrder,
  giveOrder,
  givePricedOrder,
  kebabToGo,
  onePixel,
  PRICE,
  sharedToken,
} from '../support/belongings.ts'
import type { Cases } from '../support/cases.type.ts'
import { idOf } from '../support/cases.type.ts'
import { giveCartAgain } from '../support/give-back.ts'
import { guestOrder, guestOrderCode } from '../support/proofs.ts'
import { positions, store } from '../support/small-shop.ts'

/** One kebab, bought at once and brought: 22.50 and 5 % tax, 3 km at 2.00, 1.00 service fee. */
const kebabBrought = {
  ...kebabToGo,
  order_type: 'delivery',
  order_amount: 30.63,
  address: '14 Pearl Street',
  ...positions.center,
}

export const cases = {
  createQuote: {
    body: () => ({
      order_type: 'take_away',
      store_id: store.grill,
      is_buy_now: 1,
      cart: structuredClone(kebabToGo.cart),
    }),
  },
  placeOrder: {
    body: () => structuredClone(kebabBrought),
  },
  placePrescription: {
    body: () => ({
      store_id: store.market,
      address: '14 Pearl Street',
      ...positions.center,
      ...contact,
      order_attachment: onePixel(),
    }),
  },
  listPrescriptionPictures: {
    own: ({ pictures }) => pictures.map(idOf),
  },
  addPrescriptionPicture: {
    body: () => ({ picture: onePixel() }),
  },
  removePrescriptionPicture: {
    thing: 'picture_id',
    ends: 'what is gone or kept for later',
  },
  acceptPrescriptionPrice: {
    body: ({ order_id }) => ({ order_id, amount: PRICE }),
    giveBack: async (give, has) => {
      has.priced_order_id = await givePricedOrder(give)
    },
    thing: 'priced_order_id',
  },
  getPrescription: {
    thing: 'order_id',
    ends: 'what is shown as it is',
  },
  listOrders: {
    query: { module_id: undefined, name: undefined },
    own: ({ orders }) => orders.map(idOf),
  },
  getOrderDetails: {
    thing: 'order_id',
  },
  trackOrder: {
    thing: 'order_id',
  },
  getCourierLocation: {
    thing: 'carried_order_id',
  },
  findPlacedOrder: {
    own: ({ order_id }) => [order_id],
  },
  cancelOrder: {
    body: ({ order_id }) => ({ order_id, reason: 'Changed my mind' }),
    giveBack: async (give, has) => {
      has.order_id = await giveOrder(give)
    },
    thing: 'order_id',
  },
  cancelFailedOrder: {
    body: ({ order_id }) => ({ order_id, reason: 'Order payment canceled' }),
    giveBack: async (give, has) => {
      has.failed_order_id = await giveFailedOrder(give)
    },
    thing: 'failed_order_id',
  },
  switchPaymentMethod: {
    body: ({ order_id }) => ({ order_id, payment_method: 'cash_on_delivery' }),
    giveBack: async (give, has) => {
      has.failed_order_id = await giveFailedOrder(give)
    },
    thing: 'failed_order_id',
  },
  checkRunningOrder: {
    own: ({ orders }) => orders.map(idOf),
  },
  previewOrderAgain: {
    thing: 'order_id',
  },
  orderAgain: {
    body: ({ order_id }) => ({ order_id }),
    giveBack: giveCartAgain,
    thing: 'order_id',
  },
  undoOrderAgain: {
    giveBack: giveCartAgain,
  },
  getReceipt: {
    thing: 'order_id',
  },
  openReceipt: {
    body: ({ order_id }) => ({ order_id }),
    thing: 'order_id',
  },
  sendOrderCode: {
    body: ({ proof }) => ({ order_id: proof.order_id ?? 1, contact_number: proof.phone }),
    proof: guestOrder,
    isCounted: true,
    byPhone: true,
  },
  proveOrder: {
    body: ({ proof }) => ({ order_id: proof.order_id ?? 1, contact_number: proof.phone, otp: proof.code }),
    proof: guestOrderCode,
    isCounted: true,
    byPhone: true,
  },
  shareOrder: {
    body: ({ order_id }) => ({ order_id }),
    thing: 'order_id',
  },
  stopSharingOrder: {
    body: ({ order_id }) => ({ order_id }),
    thing: 'order_id',
  },
  trackSharedOrder: {
    query: { token: sharedToken },
    ends: 'what is shown as it is',
  },
  shareParcel: {
    body: ({ order_id }) => ({ order_id }),
    thing: 'parcel_order_id',
  },
  trackSharedParcel: {
    query: { token: sharedToken },
    ends: 'what is shown as it is',
  },
  getRefundOffer: {
    thing: 'delivered_order_id',
  },
  requestRefund: {
    body: ({ order_id }) => ({
      order_id,
      customer_reason: 'Something is missing',
      lines: [{ id: order_id * 1000 + 1, quantity: 1 }],
      image: onePixel(),
    }),
    giveBack: async (give, has) => {
      has.delivered_order_id = await giveDeliveredOrder(give)
    },
    thing: 'delivered_order_id',
  },
} satisfies Cases
