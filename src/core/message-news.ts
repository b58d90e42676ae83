import { pubSub } from '#src/flow/pub-sub.ts'

export type MessageUpdate = { conversation_id: number; sender_type: string }

/** A message has arrived, or may have arrived while the event stream was down. */
export const { publish: publishMessages, subscribe: onMessages } = pubSub<void>()
