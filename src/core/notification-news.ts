import { pubSub } from '#src/flow/pub-sub.ts'

/** A notification has arrived, or may have arrived while the event stream was down. */
export const { publish: publishNotifications, subscribe: onNotifications } = pubSub<void>()
