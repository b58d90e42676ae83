import { asForm } from '#api/form.ts'
import { unwrap } from '#api/unwrap.ts'
import type { SendReviewOutcome } from '#machines/orders/send-review.machine.ts'
import type { OrderReviews } from '#openapi/generated/client.ts'
import type { Stage } from '#tests/support/stage.ts'

/** An order of one soup that the new customer of this stage has received. */
export async function receiveSoup(stage: Stage): Promise<number> {
  await stage.becomeCustomer()
  return receiveAnother(stage)
}

export async function receiveAnother(stage: Stage): Promise<number> {
  const { order_id } = await stage.placeOrder()
  await stage.moveOrder(order_id, 'delivered')
  return order_id
}

export const reviewsOf = ({ server }: Stage, order_id: number): Promise<OrderReviews> =>
  unwrap(server.GET('/order/reviews', { params: { query: { order_id } } }))

/** The customer has reviewed the soup, here or in another tab; an earlier review stays. */
export async function reviewSoup(stage: Stage, order_id: number): Promise<void> {
  const item_id = stage.city.soup.id
  const body = { order_id, item_id, rating: 4.5, comment: 'Crisp and hot.' }
  await stage.server.POST('/items/reviews/submit', { body, bodySerializer: asForm })
}

/** The server takes the review on its way, or its connection breaks. */
export async function playSending(
  stage: Stage,
  { type }: SendReviewOutcome,
  { isChange }: { isChange: boolean },
): Promise<void> {
  const operation = isChange ? 'updateReview' : 'submitReview'
  if (type === 'saved') await stage.forward(operation)
  else await (await stage.next(operation)).drop()
}
