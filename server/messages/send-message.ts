import { and, eq } from 'drizzle-orm'
import type { ChatMessage, NewMessage } from '#openapi/generated/server.ts'
import type { Database } from '#server/db/engine/open.ts'
import { onlyRow } from '#server/db/only-row.ts'
import { conversations } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import { holdAccount } from '#server/identity/hold-account.ts'
import { customerShopper } from '#server/identity/shopper.ts'
import { earlierReply, once } from '#server/limits/idempotency.ts'
import { drawPhotos, keepUploads } from '#server/media/uploads.ts'
import { refuse } from '#server/refusals/refusal.ts'
import type { Format } from '#server/wire/format.ts'
import type { Services } from '#server/wiring/services.ts'
import { addMessage } from './add-message.ts'
import { messageOnWire } from './message.wire.ts'
import { ensureAbout, ensureMayBegin, isThere, type Receiver, receiverNamed } from './receiver.ts'

type Sending = {
  customer_id: number
  body: NewMessage
  key: string | undefined
  format: Format
  network: string
}

/** Sends one message, or none. Pictures are drawn before anything is written; all of it is kept, or nothing. */
export async function sendMessage(
  services: Services,
  { customer_id, body, key, format, network }: Sending,
): Promise<ChatMessage> {
  const { db, numbers, now } = services
  const { owner } = customerShopper(customer_id)
  const attempt = key === undefined ? undefined : { owner, operation: 'sendMessage', key, body }
  const earlier = attempt && (await earlierReply<ChatMessage>(db, attempt))
  if (earlier) return earlier
  const { image = [], order_id } = body
  const message = body.message?.trim() ?? ''
  if (!message && image.length === 0) throw refuse('nothing to send')
  const { receiver, conversation } = await receiverNamed(db, customer_id, body)
  if (!conversation) await ensureMayBegin(db, customer_id, receiver)
  else if (!(await isThere(db, receiver))) throw refuse('receiver gone')
  if (order_id !== undefined) await ensureAbout(db, customer_id, receiver, order_id)
  const drawn = await drawPhotos(image, network)
  const id = conversation?.id ?? (await numbers('conversation'))
  const at = now()
  return transact(db, async (tx) => {
    const send = async () => {
      await holdAccount(tx, customer_id)
      const pictures = await keepUploads(tx, drawn, at)
      const added = await addMessage(
        tx,
        conversation ? id : await begin(tx, { id, customer_id, receiver, at }),
        { sender_type: 'customer', message, pictures, order_id: order_id ?? null },
        at,
      )
      return messageOnWire(added.message, added.conversation, format)
    }
    return attempt ? once(tx, attempt, send) : send()
  })
}

type Beginning = { id: number; customer_id: number; receiver: Receiver; at: Date }

/** The number of the conversation with a receiver; of two first messages at once, one creates it. */
async function begin(tx: Database, { id, customer_id, receiver, at }: Beginning): Promise<number> {
  const pair = { customer_id, receiver_type: receiver.type, receiver_id: receiver.id }
  await tx
    .insert(conversations)
    .values({ id, ...pair, created_at: at, updated_at: at })
    .onConflictDoNothing({
      target: [conversations.customer_id, conversations.receiver_type, conversations.receiver_id],
    })
  const begun = await tx
    .select({ id: conversations.id })
    .from(conversations)
    .where(
      and(
        eq(conversations.customer_id, customer_id),
        eq(conversations.receiver_type, receiver.type),
        eq(conversations.receiver_id, receiver.id),
      ),
    )
  return onlyRow(begun).id
}
