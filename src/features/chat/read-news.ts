import { pubSub } from '#src/flow/pub-sub.ts'

/** The customer has read or continued a conversation, so its place in the inbox is another now. */
export const { publish: publishReading, subscribe: onRead } = pubSub<void>()
