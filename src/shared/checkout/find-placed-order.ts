import { answer } from '#api/answer.ts'
import type { Api } from '#api/client.ts'
import { unwrap } from '#api/unwrap.ts'
import { submitOrderPorts } from '#machines/checkout/submit-order.machine.ts'

/** Requests the order that was placed under a key. */
export const findPlacedOrder = (api: Api) =>
  answer(submitOrderPorts.findPlacedOrder, ({ key, guest_id }, signal) =>
    unwrap(
      api.GET('/order/by-key', {
        params: { header: { 'Idempotency-Key': key }, query: guest_id ? { guest_id } : {} },
        signal,
      }),
      'order_id',
    ),
  )
