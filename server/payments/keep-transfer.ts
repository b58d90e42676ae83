import { and, eq } from 'drizzle-orm'
import type { OfflineInfo } from '#openapi/generated/server.ts'
import type { Database } from '#server/db/engine/open.ts'
import { offlinePaymentMethods, offlinePayments } from '#server/db/schema.ts'
import { type Drawn, dropUploads, keepUpload } from '#server/media/uploads.ts'
import { refuse, refuseFor } from '#server/refusals/refusal.ts'
import { restOf } from '#server/rules/payment.ts'

/** Stores the customer's details of a transfer for a new or locked order, and replaces earlier details. */
export async function keepTransfer(
  tx: Database,
  order: { id: number } & Parameters<typeof restOf>[0],
  { method_id, method_informations, customer_note, proof }: Told,
  now: Date,
): Promise<void> {
  const [method] = await tx
    .select()
    .from(offlinePaymentMethods)
    .where(and(eq(offlinePaymentMethods.id, method_id), eq(offlinePaymentMethods.active, true)))
  if (!method) throw refuse('method_id')
  const said = new Map(
    method_informations.map(({ customer_input, customer_data }) => [customer_input, customer_data.trim()]),
  )
  const asked = method.inputs.filter(({ name }) => said.delete(name) === false)
  const missing = asked.find(({ required }) => required)
  if (missing) throw refuseFor.transferInput(missing.label)
  if (said.size > 0) throw refuse('method_informations')
  const { id: order_id } = order
  const row = {
    method_id,
    method_name: method.name,
    inputs: method_informations.map(({ customer_input, customer_data }) => ({
      name: customer_input,
      label: method.inputs.find(({ name }) => name === customer_input)?.label,
      value: customer_data.trim(),
    })),
    customer_note: customer_note ?? '',
    ...(proof && { proof: await replaceProof(tx, order_id, proof, now) }),
    status: 'pending' as const,
    due: restOf(order),
    note: null,
    updated_at: now,
  }
  await tx
    .insert(offlinePayments)
    .values({ order_id, created_at: now, ...row })
    .onConflictDoUpdate({ target: offlinePayments.order_id, set: row })
}

/** What a customer says of a transfer, with a picture of it; without one, an earlier one stays. */
export type Told = OfflineInfo & { proof?: Drawn | undefined }

async function replaceProof(tx: Database, order_id: number, proof: Drawn, now: Date): Promise<string> {
  const [before] = await tx.select().from(offlinePayments).where(eq(offlinePayments.order_id, order_id))
  if (before?.proof) await dropUploads(tx, [before.proof])
  return keepUpload(tx, proof, now)
}
