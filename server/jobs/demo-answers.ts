import { and, asc, count, eq, lt, lte } from 'drizzle-orm'
import type { Reference } from '#server/catalogue/reference.ts'
import type { Database } from '#server/db/engine/open.ts'
import { onlyRow } from '#server/db/only-row.ts'
import { conversations, messages } from '#server/db/schema.ts'
import type { Text } from '#server/db/shapes.ts'
import { transact } from '#server/db/transact.ts'
import { addMessage, tellCustomer } from '#server/messages/add-message.ts'
import { findCorrespondent } from '#server/messages/correspondents.ts'
import { type Repeated, repeat } from '#server/time/repeat.ts'
import { answers } from './demo-answer-words.ts'

export type DemoAnswersOptions = {
  db: Database
  reference: () => Promise<Reference>
  now: () => Date
  /** 2 is twice as fast. */
  speed: number
  relay: () => void
  onError: (error: unknown) => void
}

const EVERY = 1_500
/** A believable delay before the demo replies to a message. */
const THINKING = 4_000
const AT_ONCE = 50

/** Answers messages to the stores and couriers of the demo shop, in the language of the customer. */
export const startDemoAnswers = (options: DemoAnswersOptions): Repeated =>
  repeat(EVERY, () => turn(options), options.onError)

const isUnanswered = lt(conversations.receiver_read, conversations.message_count)

async function turn({ db, reference, now, speed, relay, onError }: DemoAnswersOptions): Promise<void> {
  const at = now()
  const waiting = await db
    .select({ id: conversations.id })
    .from(conversations)
    .where(and(isUnanswered, lte(conversations.updated_at, new Date(at.getTime() - THINKING / speed))))
    .orderBy(asc(conversations.updated_at))
    .limit(AT_ONCE)
  const shop = await reference()
  for (const { id } of waiting) await transact(db, (tx) => answer(tx, id, shop, at)).catch(onError)
  if (waiting.length > 0) relay()
}

/** Another process may have answered meanwhile. */
async function answer(tx: Database, id: number, reference: Reference, at: Date): Promise<void> {
  const [conversation] = await tx
    .select()
    .from(conversations)
    .where(and(eq(conversations.id, id), isUnanswered))
    .for('update', { skipLocked: true })
  if (!conversation) return
  const { receiver_type: type, receiver_id, message_count } = conversation
  const last = await tx
    .select()
    .from(messages)
    .where(and(eq(messages.conversation_id, id), eq(messages.position, message_count)))
  const before = await tx
    .select({ answers: count() })
    .from(messages)
    .where(and(eq(messages.conversation_id, id), eq(messages.sender_type, type)))
  // The remainder is an index of the answers.
  const words = answers[type][onlyRow(before).answers % answers[type].length]!
  const message = words[languageOf(onlyRow(last).message)]
  const said = { sender_type: type, message, pictures: [], order_id: null }
  const added = await addMessage(tx, id, said, at)
  const { f_name, l_name } = await findCorrespondent(tx, { type, id: receiver_id }, reference)
  await tellCustomer(tx, added.conversation, added.message, joined(f_name, l_name))
}

const languageOf = (message: string): keyof Text => (/\p{Script=Arabic}/u.test(message) ? 'ar' : 'en')

const joined = (first: Text, last: Text): Text => ({
  en: `${first.en} ${last.en}`.trim(),
  ar: `${first.ar} ${last.ar}`.trim(),
})
