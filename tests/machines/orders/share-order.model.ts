import { ApiError } from '#api/api-error.ts'
import { shareOrderMachine } from '#machines/orders/share-order.machine.ts'
import { model } from '#tests/support/model.ts'

const order = { order_id: 100001 }
const offline = new TypeError('Failed to fetch')
const panel = 'Share this order'

export const shareOrderModel = model(shareOrderMachine, {
  inputs: {
    'an order without a link': { ...order, links: {} },
    'an order that was shared before': { ...order, links: { expires_at: '2026-11-26T09:00:00.000Z' } },
  },
  events: { 'link.make': [{}], 'sharing.stop': [{}] },
  answers: {
    shareOrder: {
      done: [{ path: '/t/Vb0r3Jw5Yq2mXc8dN1tKzE', expires_at: '2026-11-27T15:44:05.000Z' }],
      refused: [
        new ApiError(409, [{ code: 'links', message: 'You have shared this order too many times.' }]),
        offline,
      ],
    },
    stopSharingOrder: {
      done: [{ message: 'Sharing stopped. The links no longer work.' }],
      refused: [offline],
    },
  },
  gestures: {
    'link.make': (page) =>
      page.getByRole('region', { name: panel }).getByRole('button', { name: 'Get a link' }).click(),
    'sharing.stop': (page) =>
      page.getByRole('region', { name: panel }).getByRole('button', { name: 'Stop sharing' }).click(),
  },
})
