import { randomUUID } from 'node:crypto'
import type { PointTransfer } from '#openapi/generated/server.ts'
import { transact } from '#server/db/transact.ts'
import { customerShopper } from '#server/identity/shopper.ts'
import { once } from '#server/limits/idempotency.ts'
import { refuse, refuseFor } from '#server/refusals/refusal.ts'
import { worthOf } from '#server/rules/loyalty.ts'
import type { Services } from '#server/wiring/services.ts'
import { post } from './ledger.ts'

type Transferring = { customer_id: number; body: PointTransfer; key: string | undefined }

/** Changes points into money of the wallet, both or neither, at the rate of the shop. */
export async function transferPoints(
  { db, now, reference }: Pick<Services, 'db' | 'now' | 'reference'>,
  { customer_id, body, key }: Transferring,
): Promise<void> {
  const { settings } = await reference()
  if (!settings.customer_wallet_status) throw refuse('wallet off')
  if (!settings.loyalty_point_status) throw refuse('points off')
  const worth = worthOf(body.point, settings)
  if (body.point < settings.loyalty_point_minimum_point || worth === 0)
    throw refuseFor.pointMinimum(settings.loyalty_point_minimum_point)

  const occasion = `point_transfer:${randomUUID()}`
  const both = { customer_id, counter: 'loyalty', occasion } as const
  await transact(db, async (tx) => {
    const move = async () => {
      await post(
        tx,
        [
          { ...both, ledger: 'points', kind: 'point_to_wallet', amount: -body.point },
          { ...both, ledger: 'wallet', kind: 'loyalty_point', amount: worth },
        ],
        now(),
      )
      return { occasion }
    }
    const { owner } = customerShopper(customer_id)
    await (key === undefined ? move() : once(tx, { owner, operation: 'transferPoints', key, body }, move))
  })
}
