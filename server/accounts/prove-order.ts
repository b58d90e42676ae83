import type { OrderProof, OrderProven } from '#openapi/generated/server.ts'
import { transact } from '#server/db/transact.ts'
import { newSecret } from '#server/identity/secret.ts'
import { keepOrderProof, renewOrderProof } from '#server/orders/order-proofs.ts'
import { refuse } from '#server/refusals/refusal.ts'
import type { RequestContext } from '#server/wiring/services.ts'
import type { CodeName } from './codes/code-name.ts'
import { proveCode, useCode } from './codes/codes.ts'
import { byPhone } from './codes/recipient.ts'
import { orAgain, retriesSince, retryHash } from './codes/retry.ts'

/** One living code for each phone: it proves the phone, which is that of each of its orders. */
export const codeOfOrder = (contact_number: string) =>
  ({ purpose: 'order', recipient: byPhone(contact_number) }) as const satisfies CodeName

/** Uses up the code, and makes a token with which its holder acts for the guest of exactly this order. */
export async function proveOrder(
  { services: { db, now }, network }: Pick<RequestContext, 'services' | 'network'>,
  { order_id, contact_number, otp, retry_key }: OrderProof,
): Promise<OrderProven> {
  const name = codeOfOrder(contact_number)
  const retry_hash = retryHash({ purpose: `order ${order_id}`, to: contact_number, code: otp, retry_key })
  const order_token = newSecret()
  const expires_at = await orAgain(
    retry_hash,
    async () => {
      const proven = await proveCode(db, name, { code: otp, requester: { network } }, now())
      if (!proven) throw refuse('otp')
      return transact(db, async (tx) => {
        if (!(await useCode(tx, proven))) throw refuse('otp')
        return keepOrderProof(tx, { order_id, order_token, retry_hash }, now())
      })
    },
    (hash) => renewOrderProof(db, { order_id, order_token, retry_hash: hash }, retriesSince(now())),
  )
  return { order_token, expires_at: expires_at.toISOString() }
}
